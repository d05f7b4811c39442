import { fromRinggit, toRinggit } from '#platform/contract/money.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { registerOf } from '#platform/server/register/register-of.ts';
import { PCR_ERRORS, PCR_MESSAGES } from '../../contract/progress-claim.messages.ts';
import { variations } from '../../contract/project/project.register.ts';
import { notifyPcr } from '../notify-pcr.ts';
import { pcrVariations as table } from '../progress-claim.tables.ts';
import { getProject } from '../project.store.ts';

export const variationRegister = registerOf(variations, {
  table,
  subject: 'pcr_variation',
  search: [table.vo_no, table.description],
  order: { vo_no: table.vo_no, date: table.date, amount: table.amount, status: table.status },
  unique: { pcr_variations_no_key: ['vo_no', PCR_ERRORS.voTaken] },
  wording: { saved: PCR_MESSAGES.variationSaved, deleted: PCR_MESSAGES.variationDeleted },
  under: (ctx, { project_id }, lock) => getProject(ctx, project_id, lock ? 'share' : null),
  columns: ({ amount, ...form }) => ({ ...form, amount: fromRinggit(amount) }),
  check: (_ctx, drafts) => drafts.map(({ form: { kind, amount } }) => (kind === 'Omission' && amount > 0 ? fault('amount', PCR_ERRORS.voSign) : {})),
  /** Once it was decided it is part of the contract. */
  may: (_ctx, records) =>
    records.map(({ status }) => {
      const may = status === 'Pending' || PCR_ERRORS.voDecided;
      return { update: may, remove: may };
    }),
  present: (_ctx, records) => records.map(({ amount }) => ({ amount: toRinggit(amount) })),
  notify: notifyPcr,
});
