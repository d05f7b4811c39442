/** The calls of EA forms bound to their use cases, their job and their report. */
import { bind, type Binding } from '#platform/server/module.ts';
import * as calls from '../contract/ea-form.endpoints.ts';
import * as releaseCalls from '../contract/ea-release.endpoints.ts';
import * as yearCalls from '../contract/ea-year.endpoints.ts';
import * as ownCalls from '../contract/own-ea-form.endpoints.ts';
import { editEaForm } from './edit-ea-form.ts';
import { eaFormPdf } from './ea-form-pdf.ts';
import { showRun } from './ea-run.store.ts';
import { cp8dFile, showFormE } from './year/file-ea-year.ts';
import { generateEaForms } from './generate-ea-forms.ts';
import { listEaForms } from './list-ea-forms.ts';
import { listOwnEaForms, ownEaFormPdf } from './own-ea-forms.ts';
import { packEaForms } from './pack-ea-forms.ts';
import { publishEaForm, publishEaForms, unpublishEaForm } from './publish-ea-forms.ts';
import { reconcileEaForms } from './year/reconcile-ea-forms.ts';
import { checkEaRelease } from './release-ea-forms.ts';
import { showEaForm } from './show-ea-form.ts';

export const eaFormBindings: readonly Binding[] = [
  bind(calls.listEaForms, listEaForms),
  bind(calls.generateEaForms, generateEaForms),
  bind(calls.showEaRun, async (ctx, { id }) => ({ data: await showRun(ctx, id) })),
  bind(yearCalls.showFormE, showFormE),
  bind(yearCalls.reconcileEaForms, reconcileEaForms),
  bind(releaseCalls.checkEaRelease, checkEaRelease),
  bind(calls.showEaForm, showEaForm),
  bind(calls.editEaForm, editEaForm),
  bind(releaseCalls.publishEaForms, publishEaForms),
  bind(releaseCalls.publishEaForm, publishEaForm),
  bind(releaseCalls.unpublishEaForm, unpublishEaForm),
  bind(calls.eaFormPdf, eaFormPdf),
  bind(calls.packEaForms, packEaForms),
  bind(yearCalls.cp8dFile, cp8dFile),
  bind(ownCalls.listOwnEaForms, listOwnEaForms),
  bind(ownCalls.ownEaFormPdf, ownEaFormPdf),
];
