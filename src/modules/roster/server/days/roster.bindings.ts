/** The calls of the roster. */
import { bind } from '#platform/server/module.ts';
import * as preference from '../../contract/preference/preference.endpoints.ts';
import * as calls from '../../contract/roster.endpoints.ts';
import { exportRoster } from './export-roster.ts';
import { listSchedules } from './list-roster.ts';
import { copyRoster, createRoster, deleteRoster, publishRoster, updateRoster } from './manage-roster.ts';
import { ownPreferences, savePreferences } from './preference/own-preferences.ts';
import { rosterChoices } from './roster-people.ts';

export const rosterBindings = [
  bind(calls.listSchedules, listSchedules),
  bind(calls.rosterChoices, rosterChoices),
  bind(calls.createRoster, createRoster),
  bind(calls.copyRoster, copyRoster),
  bind(calls.publishRoster, publishRoster),
  bind(calls.exportRoster, exportRoster),
  bind(calls.updateRoster, updateRoster),
  bind(calls.deleteRoster, deleteRoster),
  bind(preference.ownPreferences, ownPreferences),
  bind(preference.savePreferences, savePreferences),
];
