import { useSay, useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import type { Category } from '../../../contract/application/form-fields.ts';
import { APPLICATION as W } from '../application.messages.ts';
import classes from '../application.module.css';
import { fieldLabel } from './field-label.ts';

interface Verdict {
  readonly rule: string;
  readonly weight: 'ok' | 'warn' | 'block';
  readonly text: string;
  readonly field: string | null;
}
const ICONS = { ok: 'check', warn: 'alert', block: 'close' } as const;

interface Listed {
  readonly verdicts: readonly Verdict[];
  /** By which the fields have their names; absent: the fields stand beside the list. */
  readonly category?: Category | undefined;
  /** Leads to a field of the form; absent: there is none to lead to. */
  readonly go?: ((field: string) => void) | undefined;
}

/** What the rules say: fine, to be watched, or in the way. Never colour alone. What is not fine names its field. */
export function VerdictList({ verdicts, category, go }: Listed) {
  const t = useT(W);
  if (verdicts.length === 0) return null;
  return (
    <DetailSection title={W.checks}>
      <p className="quiet small">{t('checksHint')}</p>
      <ul className="bare">
        {verdicts.map((verdict, at) => (
          <li key={`${verdict.rule} ${at}`} className={classes['verdict']} data-weight={verdict.weight}>
            <Icon name={ICONS[verdict.weight]} size={16} />
            <span>
              <FieldName verdict={verdict} category={category} go={go} />
              {verdict.text}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function FieldName({ verdict: { weight, field }, category, go }: { verdict: Verdict } & Pick<Listed, 'category' | 'go'>) {
  const say = useSay();
  const label = category && field !== null && weight !== 'ok' ? fieldLabel(category, field) : null;
  if (!label || field === null) return null;
  // What the decision asks for is in no form that is led to.
  if (!go || field.startsWith('decision.')) return `${say(label)}: `;
  return (
    <>
      <button type="button" className={`${classes['place'] ?? ''} reach`} onClick={() => go(field)}>
        {say(label)}
      </button>
      {': '}
    </>
  );
}
