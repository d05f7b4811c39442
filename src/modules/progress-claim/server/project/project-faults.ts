import type { FieldTexts } from '#platform/contract/errors.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { PCR_ERRORS as E } from '../../contract/progress-claim.messages.ts';
import type { ProjectForm } from '../../contract/project/project.schema.ts';

/** What the fields of a contract say against each other. */
export function faultsOfForm(form: ProjectForm): FieldTexts {
  const hasAdvance = form.advance > 0;
  const days = form.tax_rules.map(({ from }) => from);
  const unexplained = form.tax_rules.findIndex(({ treatment, reason }) => treatment === 'Exempt' && !reason);
  return {
    ...(form.contract_date && form.contract_date > form.start_date && fault('contract_date', E.contractAfterStart)),
    ...(form.completion_date <= form.start_date && fault('completion_date', E.completionBeforeStart)),
    ...(form.retention_limit_percent > form.retention_percent && fault('retention_limit_percent', E.limitAboveRetention, { percent: form.retention_percent })),
    ...(form.advance > form.contract_sum && fault('advance', E.advanceTooHigh)),
    ...(hasAdvance && !form.advance_on && fault('advance_on', E.advanceDay)),
    ...(hasAdvance && form.recoup_to_percent <= form.recoup_from_percent && fault('recoup_to_percent', E.recoupOrder)),
    ...(form.cmgd_date && (!form.cpc_date || form.cmgd_date < form.cpc_date) && fault('cmgd_date', E.cmgdWithoutCpc)),
    ...(new Set(days).size < days.length && fault('tax_rules', E.taxTwice)),
    ...(unexplained >= 0 && fault(`tax_rules.${unexplained}.reason`, E.taxReason)),
  };
}
