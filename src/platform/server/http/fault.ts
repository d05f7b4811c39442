/** The one place where an error becomes an HTTP answer. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, PLATFORM_ERRORS } from '#platform/contract/errors.ts';
import type { Locale } from '#platform/contract/messages.ts';
import { defineMessages } from '#platform/contract/messages.ts';
import { errorFacts, type Logger } from '../log.ts';

const DATABASE_ERRORS = defineMessages({
  duplicate: { en: 'This already exists.', ms: 'Ini sudah wujud.' },
  inUse: { en: 'This is still in use or refers to something that does not exist.', ms: 'Ini masih digunakan atau merujuk kepada sesuatu yang tidak wujud.' },
  outOfRange: { en: 'A value is out of range.', ms: 'Satu nilai berada di luar julat.' },
});

interface DriverError {
  readonly code?: string;
  readonly statusCode?: number;
  readonly cause?: unknown;
}

/** An error and what it wraps, the driver's own last: drizzle puts a sentence of its own around it. */
function* chainOf(error: unknown): Generator<DriverError> {
  for (let at: unknown = error, depth = 0; at && depth < 5; at = (at as DriverError).cause, depth += 1) yield at as DriverError;
}

const codeOf = (error: unknown) => chainOf(error).find(({ code }) => typeof code === 'string')?.code;

/** What the driver says of a lost connection without a code. */
const LOST = /timeout exceeded when trying to connect|Connection terminated|is not queryable|Client was closed/;
const isLost = (error: unknown) => chainOf(error).some((at) => at instanceof Error && at.cause === undefined && LOST.test(at.message));

const onBase = (text: { en: string; ms: string }) => new AppError(422, PLATFORM_ERRORS.invalid, { fields: { base: [{ text }] } });

/** What a caught error means to the caller; null: ours alone, a 500. */
export function asAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
    case 'FST_FILES_LIMIT':
      return new AppError(413, PLATFORM_ERRORS.bodyTooLarge);
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError(413, PLATFORM_ERRORS.tooLarge, { params: { limit: '10 MB' } });
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return onBase(PLATFORM_ERRORS.malformed);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return onBase(PLATFORM_ERRORS.unsupported);
    // PostgreSQL: unique, exclusion, foreign key, check, out of range, bad text, serialisation, lock and time limits, lost server.
    case '23505':
    case '23P01':
      return onBase(DATABASE_ERRORS.duplicate);
    case '23503':
      return onBase(DATABASE_ERRORS.inUse);
    case '22003':
    case '22008':
      return onBase(DATABASE_ERRORS.outOfRange);
    case '40001':
    case '40P01':
      return new AppError(409, PLATFORM_ERRORS.changed);
    case '55P03':
    case '57014':
    case '57P01':
    case '57P02':
    case '57P03':
    case '57P05':
    case '25P03':
    case '53300':
    case 'ECONNREFUSED':
    case 'ECONNRESET':
    case 'EPIPE':
    case 'ENOENT':
      return unavailable();
    // PostgreSQL's disk, the data folder's, its quota.
    case '53100':
    case 'ENOSPC':
    case 'EDQUOT':
      return new AppError(507, PLATFORM_ERRORS.diskFull);
    default:
      break;
  }
  // Class 08: connection lost.
  if (code?.startsWith('08') || isLost(error)) return unavailable();
  return ofStatus((error as DriverError).statusCode);
}

/** Whether the server failed, and not whoever called. */
export const isOurFault = (error: unknown): boolean => (asAppError(error)?.status ?? 500) >= 500;

const unavailable = () => new AppError(503, PLATFORM_ERRORS.unavailable, { headers: { 'retry-after': '2' } });

/** What the web framework itself refused (an odd path, a range beyond the end), by its status. */
function ofStatus(status: number | undefined): AppError | null {
  if (status === 413) return new AppError(413, PLATFORM_ERRORS.bodyTooLarge);
  if (status === 403 || status === 404) return new AppError(404, PLATFORM_ERRORS.notFound);
  if (status === 416) return new AppError(416, PLATFORM_ERRORS.noRange);
  return status !== undefined && status >= 400 && status < 500 ? onBase(PLATFORM_ERRORS.malformed) : null;
}

/** Whether the client went away before its request had arrived whole. */
export const hasLeft = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** Sends the answer of an error and logs what is ours; a client that went away is no error. */
export function sendFault(reply: FastifyReply, error: unknown, locale: Locale, log: Logger, facts: Record<string, unknown>): FastifyReply {
  const known = hasLeft(reply.request) ? onBase(PLATFORM_ERRORS.malformed) : asAppError(error);
  if (!known || known.status >= 500) log.error('request failed', { ...facts, ...errorFacts(error) });
  const fault = known ?? new AppError(500, PLATFORM_ERRORS.unexpected);
  return reply
    .code(fault.status)
    .headers({ 'cache-control': 'no-store', ...fault.headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(fault.body(locale)));
}
