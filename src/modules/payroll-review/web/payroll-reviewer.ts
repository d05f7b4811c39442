/** What the review does for payroll's own screens. */
import { say } from '#platform/contract/messages.ts';
import { call } from '#platform/web/call/call.ts';
import { openFile } from '#platform/web/call/download.ts';
import { ask } from '#platform/web/feedback.ts';
import type { PayrollReviewer } from '#modules/payroll/web/public.tsx';
import { cincoReport, comparePayroll } from '../contract/review.endpoints.ts';
import { explainVariance } from '../contract/variance.endpoints.ts';
import { explainTogether } from './explain-together.ts';
import { REVIEW } from './review-view.messages.ts';

export const reviewer: PayrollReviewer = {
  /** What is unusual is told and its reason asked for in the same breath. */
  async explainFirst(id, name, locale) {
    const { data } = await call(comparePayroll, { id }, { quiet: true });
    if (!data.needs_reason) return true;
    const answer = await ask({
      title: say(REVIEW.askTitle, locale, { name }),
      message: data.findings.map(({ text }) => text).join('\n'),
      remark: true,
      remarkLabel: say(REVIEW.reason, locale),
      verb: say(REVIEW.saveReason, locale),
    });
    if (answer) await call(explainVariance, { id, reason: answer.remark }, { quiet: true });
    return answer !== null;
  },
  async explainMany(rows, locale) {
    const answer = await ask({
      title: say(REVIEW.explainN, locale, { n: rows.length }),
      message: say(REVIEW.explainManyHint, locale),
      remark: true,
      remarkLabel: say(REVIEW.reason, locale),
      verb: say(REVIEW.saveReason, locale),
    });
    if (!answer) return false;
    await explainTogether(rows, answer.remark);
    return true;
  },
  openCinco: (id, language) => openFile(cincoReport, { id, language }),
};
