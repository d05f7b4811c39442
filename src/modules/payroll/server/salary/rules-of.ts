/** The rules of a company's payroll, from its settings and its statutory registration. */
import { pipeline } from '#platform/server/db/scope.ts';
import type { Ctx } from '#platform/server/context.ts';
import { companyLetterhead, type Letterhead } from '#modules/company/server/public.ts';
import type { PayrollRules } from '../../contract/rules/payroll-rules.ts';
import type { PayrollSetting } from '../../contract/setting/payroll-setting.schema.ts';
import { findSetting } from '../setting/payroll-setting.store.ts';

export interface CompanyRules {
  readonly setting: PayrollSetting;
  readonly rules: PayrollRules;
  readonly letterhead: Letterhead;
}

export async function rulesOf(ctx: Ctx): Promise<CompanyRules> {
  const [setting, letterhead] = await pipeline(
    ctx,
    () => findSetting(ctx),
    () => companyLetterhead(ctx),
  );
  const { contribution } = letterhead;
  return {
    setting,
    letterhead,
    rules: {
      rule_set: setting.rule_set,
      readings: setting.readings,
      schemes: {
        epf: contribution.epf_enabled,
        socso: contribution.socso_enabled,
        eis: contribution.eis_enabled,
        hrdf: contribution.hrdf_enabled,
        tax: contribution.tax_enabled,
      },
      hrdf_rate: contribution.hrdf_rate === 0.5 ? 0.5 : 1,
      epf_employer_rate: contribution.epf_voluntary_rate,
      rounding_net: setting.rounding_net,
      divisor: setting.divisor,
      hours_per_day: setting.hours_per_day,
      overtime_salary_ceiling: setting.overtime_salary_ceiling,
      deduct_absent: setting.deduct_absent,
      deduct_late: setting.deduct_late,
      late_grace_minutes: setting.late_grace_minutes,
    },
  };
}
