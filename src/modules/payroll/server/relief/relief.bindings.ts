/** The calls of declarations and CP38 orders bound to their use cases. */
import { bind, type Binding } from '#platform/server/module.ts';
import * as calls from '../../contract/relief/relief.endpoints.ts';
import { acceptRelief, listReliefs, rejectRelief } from './decide-relief.ts';
import { declareRelief, listOwnReliefs, ownReliefSummary, withdrawRelief } from './declare-relief.ts';
import { deleteCp38, listCp38, saveCp38 } from './manage-cp38.ts';

export const reliefBindings: readonly Binding[] = [
  bind(calls.listOwnReliefs, listOwnReliefs),
  bind(calls.ownReliefSummary, ownReliefSummary),
  bind(calls.declareRelief, declareRelief),
  bind(calls.withdrawRelief, withdrawRelief),
  bind(calls.listReliefs, listReliefs),
  bind(calls.acceptRelief, acceptRelief),
  bind(calls.rejectRelief, rejectRelief),
  bind(calls.listCp38, listCp38),
  bind(calls.saveCp38, saveCp38),
  bind(calls.deleteCp38, deleteCp38),
];
