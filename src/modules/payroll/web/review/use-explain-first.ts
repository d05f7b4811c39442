import { useCallback } from 'react';
import { call } from '#platform/web/call/call.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { ask } from '#platform/web/ui/feedback/feedback.ts';
import { comparePayroll, explainVariance } from '../../contract/review/review.endpoints.ts';
import { REVIEW } from './review-view.messages.ts';

/**
 * Before a payroll is confirmed: what is unusual about it is told and its reason asked for in the same breath.
 * Answers whether confirming may go on.
 */
export function useExplainFirst(): (id: number, name: string) => Promise<boolean> {
  const t = useT(REVIEW);
  return useCallback(
    async (id, name) => {
      const { data } = await call(comparePayroll, { id }, { quiet: true });
      if (!data.needs_reason) return true;
      const answer = await ask({
        title: t('askTitle', { name }),
        message: data.findings.map(({ text }) => text).join('\n'),
        remark: true,
        remarkLabel: t('reason'),
      });
      if (answer) await call(explainVariance, { id, reason: answer.remark }, { quiet: true });
      return answer !== null;
    },
    [t],
  );
}
