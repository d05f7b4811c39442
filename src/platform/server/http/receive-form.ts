/** A multipart form: who sends it is judged in a short transaction, and only then is its body read, outside of any. */
import type { FastifyRequest } from 'fastify';
import type { FILE_EXTENSIONS } from '#platform/contract/uploads.ts';
import { AppError, PLATFORM_ERRORS, unauthenticated } from '#platform/contract/errors.ts';
import { withConnection, type Transaction } from '../db/scope.ts';
import type { Services } from '../context.ts';
import type { Fields } from './read-input.ts';
import { openScope, type Opening } from './request-scope.ts';

export interface FormSender {
  /** null: a call outside any company. */
  readonly companyId: number | null;
  readonly userId: number;
}

export interface ReceivedForm {
  /** Inside the transaction of the request: its fields, each file by the uuid of the row that it now has. */
  take(tx: Pick<Transaction, 'db'>): Promise<Fields>;
  /** Removes the bytes of its files again; the request was refused. */
  forget(): Promise<void>;
}

/** Reads a form to its end and keeps the bytes of its files. @throws AppError on anything that is too much, unreadable or not accepted. */
export type FormReader = (
  request: FastifyRequest,
  services: Services,
  by: FormSender,
  accepted?: readonly (typeof FILE_EXTENSIONS)[number][],
) => Promise<ReceivedForm>;

export async function receiveForm(opening: Opening, read: FormReader): Promise<ReceivedForm> {
  const { request, services, plan } = opening;
  if (!plan.endpoint.files) throw new AppError(415, PLATFORM_ERRORS.noForm);
  const by = await opening.inQueue(() =>
    withConnection(services.pool, async (connection, effects): Promise<FormSender> => {
      const ctx = await openScope(opening, connection, effects);
      if (!ctx.actor) throw unauthenticated();
      return { companyId: 'companyId' in ctx ? ctx.companyId : null, userId: ctx.actor.userId };
    }),
  );
  const { files } = plan.endpoint;
  return read(request, services, by, Array.isArray(files) ? files : undefined);
}
