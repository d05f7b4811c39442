/** Vetting, medical and drug data of a guard, and the blacklist: a right of their own (`View Compliance`); what is missing is told to everybody. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { date, line, optional, optionalDate, optionalLine, text } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { REQUIREMENTS } from '../guard/evaluate-guard.ts';
import { DRUG_RESULTS, VERDICTS, VETTING_STATUSES } from '../guard/guard.schema.ts';
import { PAGE, PATH } from '../guard/guard.register.ts';
import { securityGuardManifest as manifest } from '../security-guard.manifest.ts';

const emits = ['security_guard_changed'];
const version = () => z.string().min(1).max(40);
const mayView = requirePage(manifest, PAGE, 'View Compliance');
const written = wrote(z.object({ id: z.number() }));

export const showRequirements = defineEndpoint({
  name: 'security-guard.show-requirements',
  method: 'GET',
  path: `${PATH}/{id}/requirements`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      /** Without the right to compliance data those that depend on it are left out. */
      findings: z.array(z.object({ requirement: z.enum(REQUIREMENTS), verdict: z.enum(VERDICTS), until: z.string().nullable() })),
      /** Whether the guard may be posted today. */
      fit: z.boolean(),
    }),
  ),
  summary: 'What is asked of a guard today, and which of it is met',
});

export const complianceForm = z.object({
  /** The day on which the person agreed to the keeping of these data. */
  consent_on: date(),
  vetting_status: z.enum(VETTING_STATUSES),
  vetting_ref: optionalLine(60),
  vetting_date: optionalDate(),
  /** Empty: as many months after the date as the company sets. */
  vetting_expiry: optionalDate(),
  medical_date: optionalDate(),
  medical_fit: optional(z.boolean()),
  drug_test_date: optionalDate(),
  drug_test_result: optional(z.enum(DRUG_RESULTS)),
});
const nullableDate = z.string().nullable();
const compliance = z.object({
  ...complianceForm.shape,
  consent_on: nullableDate,
  vetting_ref: z.string().nullable(),
  vetting_date: nullableDate,
  vetting_expiry: nullableDate,
  medical_date: nullableDate,
  medical_fit: z.boolean().nullable(),
  drug_test_date: nullableDate,
  drug_test_result: z.enum(DRUG_RESULTS).nullable(),
  updated_at: z.string(),
});
export type Compliance = z.output<typeof compliance>;

export const showCompliance = defineEndpoint({
  name: 'security-guard.show-compliance',
  method: 'GET',
  path: `${PATH}/{id}/compliance`,
  requires: mayView,
  input: z.object({ id: id() }),
  output: one(compliance.nullable()),
  summary: 'Vetting, medical and drug data of a guard; null: none entered',
});

export const saveCompliance = defineEndpoint({
  name: 'security-guard.save-compliance',
  method: 'POST',
  path: `${PATH}/{id}/compliance`,
  requires: mayView,
  input: complianceForm.extend({ id: id(), /** Of what was seen; absent: there was none. */ updated_at: version().nullish() }),
  output: written,
  summary: 'Enters vetting, medical and drug data of a guard, with the consent of the person',
  emits,
});

const blacklisting = z.object({
  reason: z.string(),
  since: z.string(),
  review_on: z.string(),
  ends_on: z.string(),
  answer: z.string().nullable(),
  by: z.string().nullable(),
});

export const showBlacklisting = defineEndpoint({
  name: 'security-guard.show-blacklisting',
  method: 'GET',
  path: `${PATH}/{id}/blacklist`,
  requires: mayView,
  input: z.object({ id: id() }),
  output: one(blacklisting.nullable()),
  writes: true,
  summary: 'Why a guard is on the blacklist, and what the person answered; who looks is written down',
});

/** A blacklisting ends by itself after two years. */
export const BLACKLIST_MONTHS = 24;

export const blacklistGuard = defineEndpoint({
  name: 'security-guard.blacklist-guard',
  method: 'POST',
  path: `${PATH}/{id}/blacklist`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id(), reason: text(10, 1000), review_on: date() }),
  output: written,
  summary: 'Puts a guard on the blacklist of the company: no posting, no new entry of the same person',
  emits,
});

export const answerBlacklisting = defineEndpoint({
  name: 'security-guard.answer-blacklisting',
  method: 'POST',
  path: `${PATH}/{id}/blacklist/answer`,
  requires: mayView,
  input: z.object({ id: id(), answer: text(3, 2000) }),
  output: written,
  summary: 'Stores what the person answered to the blacklisting',
  emits,
});

export const endBlacklisting = defineEndpoint({
  name: 'security-guard.end-blacklisting',
  method: 'POST',
  path: `${PATH}/{id}/blacklist/end`,
  requires: requirePage(manifest, PAGE, 'Delete'),
  input: z.object({ id: id(), reason: text(3, 500) }),
  output: written,
  summary: 'Takes a guard from the blacklist',
  emits,
});

/** The papers of a guard; `vetting`, `medical` and `identity` are seen with the right to compliance data alone. */
export const PAPERS = ['photo', 'identity', 'vetting', 'csg', 'medical', 'discharge', 'permit', 'letter'] as const;
export const SENSITIVE_PAPERS: ReadonlySet<Paper> = new Set<Paper>(['identity', 'vetting', 'medical']);
export type Paper = (typeof PAPERS)[number];
const paper = z.object({ kind: z.enum(PAPERS), files: z.array(uploadedFile) });

export const showPapers = defineEndpoint({
  name: 'security-guard.show-papers',
  method: 'GET',
  path: `${PATH}/{id}/documents`,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(z.array(paper)),
  summary: 'The papers of a guard by kind, as far as the viewer may see them',
});

export const savePapers = defineEndpoint({
  name: 'security-guard.save-papers',
  method: 'POST',
  path: `${PATH}/{id}/documents`,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), kind: z.enum(PAPERS), files: z.array(fileField()).max(5) }),
  output: wrote(z.array(paper)),
  summary: 'Makes these the papers of one kind',
  files: true,
  emits,
});

export const settingForm = z.object({
  /** Licence of the company as an agency (Private Agencies Act 1971). */
  licence_no: optionalLine(60),
  licence_expiry: optionalDate(),
  /** Supplementary licences of branches: guards who are employees of the branch are posted under both. */
  branch_licences: z
    .array(z.object({ branch_id: id(), licence_no: line(1, 60), licence_expiry: date() }))
    .max(60)
    .default([]),
  vetting_months: z.number().int().min(1).max(60),
  csg_months: z.number().int().min(0).max(24),
  live_firing_months: z.number().int().min(1).max(36),
  /** From this day on nobody is posted without a letter of approval; empty: not in force. */
  letter_from: optionalDate(),
  /** Months for which vetting, medical and drug data stay after a guard has left. */
  retention_months: z.number().int().min(1).max(120),
});
export const DEFAULT_SETTING = {
  licence_no: null,
  licence_expiry: null,
  branch_licences: [],
  vetting_months: 24,
  csg_months: 6,
  live_firing_months: 6,
  letter_from: null,
  retention_months: 24,
};
const setting = settingForm.extend({
  branch_licences: z.array(z.object({ branch_id: z.number(), licence_no: z.string(), licence_expiry: z.string() })),
  licence_no: z.string().nullable(),
  licence_expiry: nullableDate,
  letter_from: nullableDate,
});
export type GuardSetting = z.output<typeof setting>;

export const showSetting = defineEndpoint({
  name: 'security-guard.show-setting',
  method: 'GET',
  path: `${PATH}/setting`,
  requires: requirePage(manifest, PAGE),
  input: z.object({}),
  output: one(setting),
  summary: 'The licence of the company and what it asks of guards',
});

export const saveSetting = defineEndpoint({
  name: 'security-guard.save-setting',
  method: 'POST',
  path: `${PATH}/setting`,
  requires: requirePage(manifest, PAGE, 'Update'),
  companyWide: true,
  input: settingForm,
  output: wrote(setting),
  summary: 'Sets the licence of the company and what it asks of guards',
  emits,
});
