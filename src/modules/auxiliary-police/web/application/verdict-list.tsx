import { useT } from '#platform/web/locale/locale.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DetailSection } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { APPLICATION as W } from './application.messages.ts';
import classes from './application.module.css';

interface Verdict {
  readonly rule: string;
  readonly weight: 'ok' | 'warn' | 'block';
  readonly text: string;
}
const ICONS = { ok: 'check', warn: 'alert', block: 'close' } as const;

/** What the rules say: fine, to be watched, or in the way. Never colour alone. */
export function VerdictList({ verdicts }: { verdicts: readonly Verdict[] }) {
  const t = useT(W);
  if (verdicts.length === 0) return null;
  return (
    <DetailSection title={W.checks}>
      <p className="quiet small">{t('checksHint')}</p>
      <ul className="bare">
        {verdicts.map(({ rule, weight, text }) => (
          <li key={rule} className={classes['verdict']} data-weight={weight}>
            <Icon name={ICONS[weight]} size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}
