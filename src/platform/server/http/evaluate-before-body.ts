/** What is refused before a byte of its body is read: a form where none is taken, and whoever may not call at all. */
import type { FastifyRequest } from 'fastify';
import { AppError, PLATFORM_ERRORS, unauthenticated } from '#platform/contract/errors.ts';
import type { ActorSource } from '../access/actor.ts';
import { withConnection } from '../db/scope.ts';
import type { Services } from '../context.ts';
import { hashOfToken, tokenOf } from './request-scope.ts';
import type { RoutePlan } from './route-plan.ts';

/** Up to here a body costs less than asking the database who sends it. */
const SMALL_BODY = 64 * 1024;

const isForm = ({ headers }: FastifyRequest) => /^\s*multipart\//i.test(headers['content-type'] ?? '');

/** @throws AppError 415 and 401. A form is judged whole before it is read (`receiveForm`), JSON with its company once it has come. */
export async function evaluateBeforeBody(
  plans: readonly RoutePlan[],
  request: FastifyRequest,
  { services, actors }: { readonly services: Pick<Services, 'pool'>; readonly actors: ActorSource },
): Promise<void> {
  if (isForm(request) && !plans.some(({ endpoint }) => endpoint.files)) throw new AppError(415, PLATFORM_ERRORS.noForm);
  if (plans.some(({ endpoint }) => endpoint.requires.kind === 'open')) return;
  const token = tokenOf(request);
  if (!token) throw unauthenticated();
  if (isForm(request) || Number(request.headers['content-length'] ?? Infinity) <= SMALL_BODY) return;
  if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
  const known = await withConnection(services.pool, (connection) =>
    connection.beginWith('BEGIN READ ONLY', () => actors.identify(connection.client, hashOfToken(token))),
  );
  if (!known) throw unauthenticated();
}
