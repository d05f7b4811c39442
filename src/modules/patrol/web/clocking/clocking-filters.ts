/** What scans are chosen by, in the list and on the map alike. */
import type { Filter } from '#platform/web/ui/list-page.tsx';
import { EXCEPTION_QUEUES, METHODS } from '../../contract/operation/clocking.endpoints.ts';
import { FLAG_NAMES, METHOD_NAMES, POINT_NAMES } from '../../contract/round/round-words.ts';
import { SCAN_FLAGS, SCAN_STATUSES } from '../../contract/round/round.schema.ts';
import { findAnyPoint, findPatrolGuards, findProjects, findSites } from '../find-choices.ts';
import { CLOCKING as W, QUEUE_NAMES } from './clocking.messages.ts';

export const clockingFilters = (today: string): readonly Filter[] => [
  { kind: 'keyword', key: 'keyword' },
  { kind: 'dates', key: 'start_date', to: 'end_date', label: W.time, initial: today, initialTo: today },
  { kind: 'lookup', key: 'site_id', label: W.site, load: findSites, number: true },
  { kind: 'select', key: 'status', label: W.status, options: SCAN_STATUSES.map((value) => ({ value, label: POINT_NAMES[value] })) },
  { kind: 'lookup', key: 'project_id', label: W.project, load: findProjects, number: true },
  { kind: 'lookup', key: 'guard_id', label: W.guard, load: findPatrolGuards, number: true },
  { kind: 'lookup', key: 'checkpoint_id', label: W.checkpoint, load: findAnyPoint, number: true },
  { kind: 'select', key: 'method', label: W.method, options: METHODS.map((value) => ({ value, label: METHOD_NAMES[value] })) },
  { kind: 'select', key: 'exceptions', label: W.exceptions, options: EXCEPTION_QUEUES.map((value) => ({ value, label: QUEUE_NAMES[value] })) },
  { kind: 'select', key: 'flag', label: W.flags, options: SCAN_FLAGS.map((value) => ({ value, label: FLAG_NAMES[value] })) },
];
