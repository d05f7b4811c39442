import { useT } from '../../../locale/locale.tsx';
import { Icon } from '../../icon/icons.tsx';
import { UI_MESSAGES } from '../../ui.messages.ts';
import type { BulkResult } from '../list-types.ts';
import classes from './result-list.module.css';

export interface NamedResult extends BulkResult {
  readonly name: string;
}

/** What became of each of many records. */
export function ResultList({ results }: { results: readonly NamedResult[] }) {
  const t = useT(UI_MESSAGES);
  return (
    <ul className={classes['results']} aria-live="polite">
      {results.map(({ id, name, ok, message }) => (
        <li key={id}>
          <span style={{ color: `var(--chip-${ok ? 'success' : 'error'}-text)` }}>
            <Icon name={ok ? 'success' : 'alert-circle'} label={t(ok ? 'success' : 'refused')} />
          </span>
          <span>
            {name}
            {message && <small className="quiet">{message}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
