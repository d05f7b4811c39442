/** Calls that let EA forms go out to the employees, one or many, and take one back. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { optionalText, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { EA_PAGE, EA_PATH } from './ea-form.address.ts';
import { eaFormManifest as manifest } from './ea-form.manifest.ts';
import { eaForm, BLOCKING_ISSUES, MAX_EA_FORMS, ofYear, seen } from './ea-form.schema.ts';
import { eaDifference } from './reconcile-ea.ts';

/** What an officer says who publishes although something is open, or before the year has ended. */
const release = {
  /** Why, where a form differs from the payslips or has an open question. */
  reason: optionalText(500),
  /** Yes, before the year has ended, although the employee is still employed. */
  early: z.boolean().default(false),
};

export const checkEaRelease = defineEndpoint({
  name: 'payroll.check-ea-release',
  method: 'GET',
  path: `${EA_PATH}/release`,
  requires: requirePage(manifest, EA_PAGE, 'Publish'),
  input: z.object({ ...ofYear, ids: z.array(id()).min(1).max(200).optional() }),
  output: one(
    z.object({
      year: z.number(),
      /** Forms that can be published. */
      forms: z.number(),
      /** Of them, those of people still employed, while the year goes on. */
      early: z.number(),
      /** At most 200; `open_count` says how many there are. */
      open: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          employee_code: z.string(),
          issues: z.array(z.enum(BLOCKING_ISSUES)),
          differences: z.array(eaDifference),
        }),
      ),
      open_count: z.number(),
    }),
  ),
  summary: 'What is open about the EA forms that would be published: asked before publishing',
});

export const publishEaForm = defineEndpoint({
  name: 'payroll.publish-ea-form',
  method: 'POST',
  path: `${EA_PATH}/{id}/publish`,
  requires: requirePage(manifest, EA_PAGE, 'Publish'),
  input: z.object({ id: id(), ...seen, ...release }),
  output: wrote(eaForm),
  summary: 'Publishes an EA form: the employee is told and sees it; over open questions with a reason',
  emits: ['ea_form'],
});

export const unpublishEaForm = defineEndpoint({
  name: 'payroll.unpublish-ea-form',
  method: 'POST',
  path: `${EA_PATH}/{id}/unpublish`,
  requires: requirePage(manifest, EA_PAGE, 'Publish'),
  input: z.object({ id: id(), ...seen, remark: text(3, 500) }),
  output: wrote(eaForm),
  summary: 'Takes a published EA form back',
  emits: ['ea_form'],
});

export const publishEaForms = defineEndpoint({
  name: 'payroll.publish-ea-forms',
  method: 'POST',
  path: `${EA_PATH}/publish`,
  requires: requirePage(manifest, EA_PAGE, 'Publish'),
  input: z.object({
    ...ofYear,
    /** Absent: all that are generated. */
    ids: z.array(id()).min(1).max(MAX_EA_FORMS).optional(),
    ...release,
  }),
  output: wrote(
    z.object({
      published: z.number(),
      ids: z.array(z.number()),
      failed: z.array(z.object({ id: z.number(), employee_id: z.number(), name: z.string(), message: z.string() })),
    }),
  ),
  summary: 'Publishes many EA forms; each refusal is named',
  emits: ['ea_form'],
});
