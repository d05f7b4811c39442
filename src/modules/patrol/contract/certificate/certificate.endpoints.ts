/** Certificates of rounds: a link shows for some days, to whoever holds it, what was patrolled in an operation and nothing else of the company. */
import { z } from 'zod';
import { defineEndpoint, one, OPEN, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { line, optional } from '#platform/contract/fields.ts';
import { id } from '#platform/contract/ids.ts';
import { patrolManifest } from '../patrol.manifest.ts';
import { POINT_STATUSES, ROUND_STATUSES } from '../round/round.schema.ts';

const PAGE = '/patrol/operation';
const PATH = 'api/patrol/operations/{operation_id}/certificates';
/** For how many days a link may open. */
export const CERTIFICATE_DAYS = [1, 7, 30, 90] as const;
/** Links of one operation that are open at a time. */
export const MOST_CERTIFICATES = 20;
export const CERTIFICATE_STATES = ['Open', 'Expired', 'Revoked'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const certificateRow = z.object({
  id: z.number(),
  /** For whom it was made. */
  name: z.string(),
  /** null: all rounds. */
  round: z.object({ route: z.string(), start_at: z.string() }).nullable(),
  made_at: z.string(),
  made_by: z.string().nullable(),
  expires_at: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  opened: z.number(),
  last_opened_at: z.string().nullable(),
});
export type CertificateRow = z.output<typeof certificateRow>;

export const listCertificates = defineEndpoint({
  name: 'patrol.list-certificates',
  method: 'GET',
  path: PATH,
  requires: requirePage(patrolManifest, PAGE),
  input: z.object({ operation_id: id() }),
  output: one(z.array(certificateRow)),
  summary: 'Links that show an operation to people without an account, latest first',
});

export const makeCertificate = defineEndpoint({
  name: 'patrol.make-certificate',
  method: 'POST',
  path: PATH,
  requires: requirePage(patrolManifest, PAGE, 'Share'),
  input: z.object({ operation_id: id(), round_id: optional(id()), name: line(2, 120), days: z.literal(CERTIFICATE_DAYS) }),
  output: wrote(z.object({ id: z.number(), url: z.string(), expires_at: z.string() })),
  shownByPage: true,
  summary: 'Makes a link that shows an operation or one of its rounds for some days; the link is told once',
  emits: ['patrol_operation_changed'],
});

export const revokeCertificate = defineEndpoint({
  name: 'patrol.revoke-certificate',
  method: 'POST',
  path: `${PATH}/{id}/revoke`,
  requires: requirePage(patrolManifest, PAGE, 'Share'),
  input: z.object({ operation_id: id(), id: id() }),
  output: wrote(z.object({ id: z.number() })),
  summary: 'Ends a link at once; whoever holds it reads nothing more',
  emits: ['patrol_operation_changed'],
});

const shownPoint = z.object({
  code: z.string(),
  name: z.string(),
  due_at: z.string(),
  /** Missed only once the window of the round is over. */
  status: z.enum(POINT_STATUSES),
  scanned_at: z.string().nullable(),
  /** The office entered it. */
  manual: z.boolean(),
});
/** No guard, no device and no reason stands in it. */
export const certificate = z.object({
  company: z.string(),
  site: z.string(),
  number: z.string(),
  date: z.string(),
  shift_name: z.string(),
  start_at: z.string(),
  end_at: z.string(),
  time_zone: z.string(),
  /** As of when it is said. */
  now: z.string(),
  expires_at: z.string(),
  expected: z.number(),
  done: z.number(),
  missed: z.number(),
  rounds: z.array(z.object({ route: z.string(), start_at: z.string(), status: z.enum(ROUND_STATUSES), points: z.array(shownPoint) })),
});
export type Certificate = z.output<typeof certificate>;

// Whatever is sent here is a link that opens, or one that does not: its form is no hint.
const token = z.string().max(500);

export const openCertificate = defineEndpoint({
  name: 'patrol.open-certificate',
  method: 'POST',
  path: 'api/patrol/certificates/open',
  requires: OPEN,
  input: z.object({ token }),
  output: one(certificate),
  maxBody: 2048,
  summary: 'What was patrolled, for whoever holds the link; as of now, so that scans which came late stand in it',
});

const language = z.enum(['en', 'ms']).optional();

export const printCertificate = defineEndpoint({
  name: 'patrol.print-certificate',
  method: 'POST',
  path: 'api/patrol/certificates/print',
  requires: OPEN,
  input: z.object({ token, language }),
  output: z.unknown(),
  download: true,
  maxBody: 2048,
  summary: 'What was patrolled as PDF, for whoever holds the link; counted as an opening of it',
});

export const printOperation = defineEndpoint({
  name: 'patrol.print-operation',
  method: 'GET',
  path: 'api/patrol/operations/{operation_id}/certificate',
  requires: requirePage(patrolManifest, PAGE, 'Share'),
  input: z.object({ operation_id: id(), round_id: optional(id()), language }),
  output: z.unknown(),
  download: true,
  summary: 'What was patrolled in an operation or one of its rounds as PDF: what a link shows, for the office to hand over',
});
