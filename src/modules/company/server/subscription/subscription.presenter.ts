/** The only way out of a company's plan. */
import { daysInclusive, type CalendarDate } from '#platform/contract/dates.ts';
import { toRinggit } from '#platform/contract/money.ts';
import {
  isEmployeeLimitNear,
  effectiveModules,
  employeeLimitOf,
  SWITCHABLE_MODULES,
  type Invoice,
  type Plan,
  type SubscriptionDetails,
} from '../../contract/subscription.schema.ts';
import type { CompanyRecord } from '../company.tables.ts';
import type { InvoiceRecord, PlannedSubscription, PlanRecord } from './subscription.store.ts';

export function presentPlan(record: PlanRecord, priced: boolean): Plan {
  return {
    key: record.key,
    name: record.name,
    price_per_employee: priced ? toRinggit(record.price_per_employee) : null,
    modules: record.modules,
    max_employees: record.max_employees,
    max_admins: record.max_admins,
  };
}

export function presentInvoice(record: InvoiceRecord): Invoice {
  return { ...record, amount: toRinggit(record.amount), tax_amount: toRinggit(record.tax_amount), total: toRinggit(record.total) };
}

export interface SubscriptionParts {
  readonly company: CompanyRecord;
  readonly planned: PlannedSubscription;
  readonly plans: readonly PlanRecord[];
  readonly owner: { readonly id: number; readonly name: string };
  /** Null: the reader is not the owner. */
  readonly invoices: readonly InvoiceRecord[] | null;
  readonly today: CalendarDate;
}

export function presentSubscription({ company, planned, plans, owner, invoices, today }: SubscriptionParts): SubscriptionDetails {
  const { subscription, plan } = planned;
  const employeeLimit = employeeLimitOf(subscription.seats, plan.max_employees);
  const employees = company.active_employees_count;
  const percent = employeeLimit === null ? null : Math.floor((employees * 100) / employeeLimit);
  const enabled = effectiveModules(company.modules, plan.modules);
  const trialEnds = plan.key === 'trial' ? (subscription.trial_ends_at as CalendarDate | null) : null;
  return {
    plan: presentPlan(plan, invoices !== null),
    status: subscription.status,
    billing_cycle: subscription.billing_cycle,
    started_at: subscription.started_at,
    renews_at: subscription.renews_at,
    trial_ends_at: trialEnds,
    trial_days_left: trialEnds === null ? null : Math.max(0, daysInclusive(today, trialEnds) - 1),
    usage: { employees, seats: employeeLimit, percent, near_limit: isEmployeeLimitNear(employees, employeeLimit) },
    modules: SWITCHABLE_MODULES.map((key) => ({
      key,
      enabled: enabled[key] === true,
      in_plan: plan.modules.includes(key),
      plans: plans.filter((each) => each.key !== 'trial' && each.modules.includes(key)).map((each) => each.key),
    })),
    plans: plans.filter((each) => each.key !== 'trial').map((each) => presentPlan(each, invoices !== null)),
    owner,
    ...(invoices ? { invoices: invoices.map(presentInvoice) } : {}),
  };
}
