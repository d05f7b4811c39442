import { formatDate, type CalendarDate } from '#platform/contract/dates.ts';
import type { FieldTexts } from '#platform/contract/errors.ts';
import { fault } from '#platform/server/register/register-binding.ts';
import { FIXED_CONTRACT_EXEMPT_UNTIL, SERVICE_TAX_PERCENT, taxedFrom } from '../../contract/claim/tax-rule.ts';
import { PCR_ERRORS as E } from '../../contract/progress-claim.messages.ts';
import type { ProjectForm } from '../../contract/project/project.schema.ts';

/** What the fields of a contract say against each other. */
export function faultsOfForm(form: ProjectForm): FieldTexts {
  const hasAdvance = form.advance > 0;
  return {
    ...(form.contract_date && form.contract_date > form.start_date && fault('contract_date', E.contractAfterStart)),
    ...(form.completion_date <= form.start_date && fault('completion_date', E.completionBeforeStart)),
    ...(form.retention_limit_percent > form.retention_percent && fault('retention_limit_percent', E.limitAboveRetention, { percent: form.retention_percent })),
    ...(form.advance > form.contract_sum && fault('advance', E.advanceTooHigh)),
    ...(hasAdvance && !form.advance_on && fault('advance_on', E.advanceDay)),
    ...(hasAdvance && form.recoup_to_percent <= form.recoup_from_percent && fault('recoup_to_percent', E.recoupOrder)),
    ...(form.cmgd_date && (!form.cpc_date || form.cmgd_date < form.cpc_date) && fault('cmgd_date', E.cmgdWithoutCpc)),
    ...faultsOfTax(form),
  };
}

/** From the first day that can be taxed on a contract says how it is taxed, and why where it is not. */
function faultsOfTax({ tax_rules: rules, start_date }: ProjectForm): FieldTexts {
  const days = rules.map(({ from }) => from);
  const first = taxedFrom(start_date as CalendarDate);
  const each = rules.map(({ treatment, percent, reason }, at) => ({
    ...(treatment === 'Exempt' && !reason && fault(`tax_rules.${at}.reason`, E.taxReason)),
    ...(treatment === 'None' && !reason && fault(`tax_rules.${at}.reason`, E.untaxedReason)),
    ...(treatment === 'Fixed Contract' &&
      percent !== SERVICE_TAX_PERCENT &&
      fault(`tax_rules.${at}.percent`, E.fixedRate, { percent: SERVICE_TAX_PERCENT, date: formatDate(FIXED_CONTRACT_EXEMPT_UNTIL) })),
  }));
  return {
    ...(!days.some((from) => from <= first) && fault('tax_rules', E.taxMissing, { date: formatDate(first) })),
    ...(new Set(days).size < days.length && fault('tax_rules', E.taxTwice)),
    ...Object.assign({}, ...each),
  };
}
