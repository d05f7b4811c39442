import { useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import type { OpeningRow } from '../../contract/opening.schema.ts';
import { OPENINGS } from '../setting/setting.messages.ts';
import classes from './relief.module.css';

const AMOUNTS = ['remuneration', 'epf', 'socso', 'eis', 'mtd', 'zakat', 'reliefs'] as const;

/** Figures of a previous employer (TP3) side by side. */
export function Tp3Facts({ opening }: { opening: OpeningRow }) {
  const t = useT(OPENINGS);
  return (
    <dl className={classes['facts']}>
      {AMOUNTS.map((key) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>
            <Money value={opening[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
