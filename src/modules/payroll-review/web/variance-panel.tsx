/** What is unusual about a payroll, and the reason that was given or is asked for. */
import { Button } from '@mantine/core';
import { useWrite } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { useConfirm } from '#platform/web/ui/feedback/confirm.tsx';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { DateText } from '#platform/web/ui/values.tsx';
import { useCan } from '#platform/web/viewer.tsx';
import { comparePayroll, listComparisons, type Comparison } from '../contract/review.endpoints.ts';
import { explainVariance } from '../contract/variance.endpoints.ts';
import { REVIEW } from './review-view.messages.ts';
import classes from './review.module.css';

type Evaluated = Pick<Comparison, 'id' | 'name' | 'status' | 'findings' | 'reason' | 'needs_reason'>;

/** A person with any of the three actions may say why. */
export function useMayExplain(): boolean {
  const may = [useCan('/payroll/manage', 'Process'), useCan('/payroll/manage', 'Update'), useCan('/payroll/manage', 'Confirm')];
  return may.includes(true);
}

/** Asks for the reason and stores it. Answers whether one was given. */
export function useExplain(): (evaluated: Evaluated) => Promise<boolean> {
  const t = useT(REVIEW);
  const ask = useConfirm();
  const { run } = useWrite(explainVariance, { invalidates: [comparePayroll, listComparisons] });
  return async ({ id, name, findings }) => {
    const answer = await ask({
      title: t('askTitle', { name }),
      message: findings.map(({ text }) => text).join('\n'),
      remark: true,
      remarkLabel: REVIEW.reason,
      verb: REVIEW.saveReason,
    });
    if (!answer) return false;
    await run({ id, reason: answer.remark });
    return true;
  };
}

export function VariancePanel({ evaluated }: { evaluated: Evaluated }) {
  const t = useT(REVIEW);
  const explain = useExplain();
  const mayExplain = useMayExplain();
  const { findings, reason, needs_reason, status } = evaluated;
  if (findings.length === 0) return <p className="quiet small flush">{t('nothingUnusual')}</p>;
  return (
    <div className={`${classes['stack']} stack`}>
      <ul className={`${classes['findings']} cautions`} data-explained={!needs_reason || undefined} aria-label={t('unusual')}>
        {findings.map(({ code, text }) => (
          <li className="row-top" key={code}>
            <Icon name={needs_reason ? 'alert' : 'info'} size={16} /> {text}
          </li>
        ))}
      </ul>
      {reason && (
        <p className={classes['reason']}>
          {reason.reason}
          <small className="note">
            {reason.by} · <DateText value={reason.at} kind="datetime" />
            {reason.outdated && ` · ${t('outdated')}`}
          </small>
        </p>
      )}
      {status === 'In Process' && mayExplain && (
        <div>
          <Button size="xs" variant={needs_reason ? 'filled' : 'default'} onClick={() => void explain(evaluated)}>
            {t(needs_reason ? 'giveReason' : 'newReason')}
          </Button>
        </div>
      )}
    </div>
  );
}
