/** Projects, the library and the plans of the demo: all made up. */
import type { Rule } from '../../contract/rules/recurrence.ts';
import type { PRIORITIES, TASK_CATEGORIES } from '../../contract/work-task.register.ts';

interface DemoTask {
  readonly name: string;
  readonly code: string;
  readonly category: (typeof TASK_CATEGORIES)[number];
  readonly priority: (typeof PRIORITIES)[number];
  readonly checklist: readonly string[];
  readonly requires_photo: boolean;
  readonly requires_location: boolean;
  readonly est_minutes: number;
}

const task = (code: string, name: string, category: DemoTask['category'], est_minutes: number, more: Partial<DemoTask> = {}): DemoTask => ({
  code,
  name,
  category,
  est_minutes,
  priority: 'Normal',
  checklist: [],
  requires_photo: false,
  requires_location: true,
  ...more,
});

export const DEMO_TASKS: readonly DemoTask[] = [
  task('OPEN', 'Open the site', 'Safety', 15, { priority: 'High', checklist: ['Gate unlocked', 'Alarm off', 'Lights on'] }),
  task('CLOSE', 'Close the site', 'Safety', 15, { priority: 'High', checklist: ['Windows shut', 'Alarm on', 'Gate locked'], requires_photo: true }),
  task('LOBBY', 'Clean the entrance', 'Cleaning', 40, { checklist: ['Floor', 'Glass', 'Bins'] }),
  task('TOILET', 'Clean the toilets', 'Cleaning', 30, { requires_photo: true }),
  task('FIRE', 'Check the fire extinguishers', 'Inspection', 25, { priority: 'High', checklist: ['Pressure', 'Seal', 'Date'], requires_photo: true }),
  task('TOOLBOX', 'Toolbox talk', 'Safety', 20, { requires_photo: true }),
  task('SCAFF', 'Inspect the scaffolding', 'Inspection', 45, { priority: 'High', checklist: ['Base plates', 'Ties', 'Guard rails', 'Tag'] }),
  task('AIRCON', 'Clean the filters of the air conditioners', 'Maintenance', 60),
  task('LAMPS', 'Replace lamps that failed', 'Maintenance', 30, { priority: 'Low' }),
  task('STOCK', 'Receive the delivery', 'Delivery', 45, { requires_photo: true }),
  task('LOG', 'Write the daily report', 'Reporting', 20, { requires_location: false }),
  task('PEST', 'Look for pests', 'Inspection', 20, { priority: 'Low' }),
];

interface DemoProject {
  readonly code: string;
  readonly name: string;
  readonly client_name: string;
  readonly colour: string;
  /** Days from today. */
  readonly from: number;
  readonly to: number | null;
  readonly budget: string;
}
export const DEMO_PROJECTS: readonly DemoProject[] = [
  { code: 'UPKEEP', name: 'Upkeep of the sites', client_name: 'Pengurusan Contoh', colour: '#1565c0', from: -120, to: null, budget: '48000.00' },
  { code: 'REFIT', name: 'Refit of the entrances', client_name: 'Pembangunan Contoh', colour: '#ef6c00', from: -30, to: 45, budget: '120000.00' },
  { code: 'AUDIT', name: 'Safety audit', client_name: 'Audit Contoh', colour: '#2e7d32', from: 14, to: 60, budget: '9500.00' },
];

const rule = (given: Partial<Rule>): Rule => ({ unit: 'day', every: 1, weekdays: [], month_day: null, until: null, skip_holidays: false, ...given });

interface DemoPlan {
  readonly task: string;
  readonly project: string | null;
  readonly rule: Rule;
  readonly due_time: string | null;
}
/** What each site does, by its place in the list. */
export const DEMO_PLANS: readonly DemoPlan[] = [
  { task: 'OPEN', project: null, rule: rule({}), due_time: '08:30' },
  { task: 'LOBBY', project: 'UPKEEP', rule: rule({ unit: 'week', weekdays: [1, 3, 5], skip_holidays: true }), due_time: '11:00' },
  { task: 'FIRE', project: 'UPKEEP', rule: rule({ unit: 'month', month_day: 'last' }), due_time: null },
  { task: 'TOILET', project: null, rule: rule({ every: 2 }), due_time: '15:00' },
  { task: 'LAMPS', project: 'REFIT', rule: rule({ unit: 'week', weekdays: [2] }), due_time: null },
];
