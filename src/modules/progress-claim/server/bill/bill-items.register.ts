import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { pipeline } from '#platform/server/db/scope.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { billItems, MOST_ITEMS } from '../../contract/bill/bill.register.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { refreshOpenClaims } from '../refresh-open-claims.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrItems as table } from '../progress-claim.tables.ts';
import { getProject, isLocked } from '../project.store.ts';
import { billSum, nextPlace } from './bill.store.ts';
import { amountOfLine, faultsOfLine } from './bill-line.ts';

export const billItemRegister = registerOf(billItems, {
  table,
  subject: 'pcr_item',
  search: [table.code, table.description],
  order: { position: table.position, code: table.code },
  wording: { saved: PCR_MESSAGES.itemSaved, deleted: PCR_MESSAGES.itemDeleted },
  /** Whether the bill is fixed is read beside its contract. */
  under: (ctx, { project_id }, lock) =>
    lock
      ? getProject(ctx, project_id, 'update')
      : pipeline(
          ctx,
          () => getProject(ctx, project_id),
          () => isLocked(ctx, project_id),
        ),
  columns: ({ position, rate, ...form }) => ({
    ...form,
    rate: fromRinggit(rate),
    amount: amountOfLine({ ...form, rate }),
    position: position ?? nextPlace(form.project_id),
  }),
  async check(ctx, drafts) {
    const { project_id } = drafts[0]!.form;
    const [locked, { n }] = [await isLocked(ctx, project_id), await billSum(ctx, project_id)];
    const added = drafts.filter(({ before }) => before === null).length;
    return drafts.map(({ form }) => ({
      ...faultsOfLine(form),
      ...(locked && fault('base', PCR_ERRORS.billLocked)),
      ...(n + added > MOST_ITEMS && fault('base', PCR_ERRORS.billFull, { n: MOST_ITEMS })),
    }));
  },
  async may(ctx, records) {
    const projectId = records[0]?.project_id;
    const locked = projectId !== undefined && (await isLocked(ctx, projectId));
    const may = locked ? PCR_ERRORS.billLocked : (true as const);
    return records.map(() => ({ update: may, remove: may }));
  },
  present: (_ctx, records) => records.map(({ rate, amount }) => ({ rate: toRinggit(rate), amount: toRinggit(amount) })),
  async notify(ctx, changes) {
    await refreshOpenClaims(
      ctx,
      changes.map(({ before, after }) => (after ?? before)!.project_id),
    );
    await notifyPcr(ctx);
  },
});
