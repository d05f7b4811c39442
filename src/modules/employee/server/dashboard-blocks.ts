/** Headcount, and the next public holidays of the own state, for the dashboard. */
import { addDays } from '#platform/contract/dates.ts';
import { demand, SELF } from '#platform/contract/endpoint.ts';
import { together } from '#platform/server/db/scope.ts';
import { dashboardBlock } from '#platform/server/module.ts';
import { headcountBlock, holidayBlock } from '../contract/dashboard.schema.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { findHolidays } from '#modules/reference/server/public.ts';
import { today } from './change/check-employee.ts';
import { ownState } from './own/own-employee.store.ts';
import { employeeSummary } from './list/summarise-employees.ts';

const DEPARTMENTS_SHOWN = 8;
const HOLIDAYS_SHOWN = 3;

export const employeeBlocks = [
  dashboardBlock({
    key: 'headcount',
    demands: demand(employeeManifest, '/admin/employee'),
    schema: headcountBlock,
    async load(ctx) {
      const { data } = await employeeSummary(ctx, {});
      return { ...data, by_department: data.by_department.slice(0, DEPARTMENTS_SHOWN) };
    },
  }),
  dashboardBlock({
    key: 'holidays',
    demands: SELF,
    schema: holidayBlock,
    async load(ctx) {
      const from = today(ctx);
      const [state, found] = await together(
        ctx,
        () => ownState(ctx),
        () => findHolidays(ctx, { from, to: addDays(from, 365) }),
      );
      return {
        holidays: found
          .filter(({ states }) => state === null || states.length === 0 || states.includes(state))
          .slice(0, HOLIDAYS_SHOWN)
          .map((holiday) => ({ date: holiday.date, name_en: holiday.name_en, name_ms: holiday.name_ms, tentative: holiday.status === 'estimated' })),
      };
    },
  }),
];
