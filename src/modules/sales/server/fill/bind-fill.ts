/** The calls of needs, of the planner and of proposals. */
import { bind, type Binding } from '#platform/server/module.ts';
import * as fill from '../../contract/fill/fill.endpoints.ts';
import * as need from '../../contract/need/need.endpoints.ts';
import { listNeeds, removeNeed, saveNeed } from '../need/manage-needs.ts';
import { showPlanner } from '../need/show-planner.ts';
import { acceptFill, cancelFill, lastFill, showFill, startFill } from './manage-fill.ts';

export const plannerBindings: readonly Binding[] = [
  bind(need.listNeeds, listNeeds),
  bind(need.saveNeed, saveNeed),
  bind(need.removeNeed, removeNeed),
  bind(need.showPlanner, showPlanner),
  bind(fill.startFill, startFill),
  bind(fill.lastFill, lastFill),
  bind(fill.showFill, showFill),
  bind(fill.cancelFill, cancelFill),
  bind(fill.acceptFill, acceptFill),
];
