/** Headcount, and the next public holidays of the own state, for the dashboard. */
import { addDays } from '#platform/contract/dates.ts';
import { requirePage, SELF } from '#platform/contract/endpoint.ts';
import { dashboardBlock } from '#platform/server/module.ts';
import { headcountBlock, holidayBlock } from '../contract/dashboard.schema.ts';
import { employeeManifest } from '../contract/employee.manifest.ts';
import { today } from './change/check-employee.ts';
import { HOLIDAYS_SHOWN, ownHolidays } from './own/own-holidays.ts';
import { employeeSummary } from './list/summarise-employees.ts';

const DEPARTMENTS_SHOWN = 8;

export const employeeBlocks = [
  dashboardBlock({
    key: 'headcount',
    requires: requirePage(employeeManifest, '/admin/employee'),
    schema: headcountBlock,
    async load(ctx) {
      const { data } = await employeeSummary(ctx, {});
      return { ...data, by_department: data.by_department.slice(0, DEPARTMENTS_SHOWN) };
    },
  }),
  dashboardBlock({
    key: 'holidays',
    requires: SELF,
    schema: holidayBlock,
    async load(ctx) {
      const from = today(ctx);
      const found = await ownHolidays(ctx, { from, to: addDays(from, 365) });
      return {
        holidays: found
          .slice(0, HOLIDAYS_SHOWN)
          .map((holiday) => ({ date: holiday.date, name_en: holiday.name_en, name_ms: holiday.name_ms, tentative: holiday.status === 'estimated' })),
      };
    },
  }),
];
