import { useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { OPENING_AMOUNTS, type OpeningRow } from '../../contract/opening/opening.schema.ts';
import { OPENINGS } from '../setting/setting.messages.ts';
import classes from './relief.module.css';

/** Figures of a previous employer (TP3) side by side. */
export function Tp3Facts({ opening }: { opening: OpeningRow }) {
  const t = useT(OPENINGS);
  return (
    <dl className={classes['facts']}>
      {OPENING_AMOUNTS.map((key) => (
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
