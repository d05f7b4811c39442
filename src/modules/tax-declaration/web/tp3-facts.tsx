import { useT } from '#platform/web/locale/locale.tsx';
import { Money } from '#platform/web/ui/values.tsx';
import { OPENING_AMOUNTS, type OpeningRow } from '../contract/opening.schema.ts';
import { OPENING_WORDS } from '../contract/opening.messages.ts';
import classes from './relief.module.css';

/** Figures of a previous employer (TP3) side by side. */
export function Tp3Facts({ opening }: { opening: OpeningRow }) {
  const t = useT(OPENING_WORDS);
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
