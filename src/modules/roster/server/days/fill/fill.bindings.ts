/** The calls of rosters that fill themselves. */
import { bind } from '#platform/server/module.ts';
import * as calls from '../../../contract/fill/fill.endpoints.ts';
import { acceptFill, cancelFill, lastFill, showFill, startFill } from './manage-fill.ts';

export const fillBindings = [
  bind(calls.startFill, startFill),
  bind(calls.lastFill, lastFill),
  bind(calls.showFill, showFill),
  bind(calls.cancelFill, cancelFill),
  bind(calls.acceptFill, acceptFill),
];
