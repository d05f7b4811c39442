import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asAppError } from './fault.ts';

const coded = (code: string) => Object.assign(new Error('from the driver'), { code });
const wrapped = (cause: Error, params: unknown[] = []) => new DrizzleQueryError('select $1', params, cause);

describe('an error of the database is told as what it is, also from within a query builder', () => {
  it.each<[string, Error, number | undefined]>([
    ['a lost connection with a code', wrapped(coded('57P01')), 503],
    ['a broken pipe', wrapped(coded('EPIPE')), 503],
    ['a connection that ended in the middle', wrapped(new Error('Connection terminated unexpectedly')), 503],
    ['a connection that had ended before', wrapped(new Error('Client has encountered a connection error and is not queryable')), 503],
    ['the same without the query builder', new Error('Connection terminated unexpectedly'), 503],
    ['a full disk', wrapped(coded('53100')), 507],
    ['a value that stands already', wrapped(coded('23505')), 422],
    ['a fault of ours', wrapped(new Error('no such function')), undefined],
    ['what somebody typed', wrapped(new Error('no such function'), ['Connection terminated']), undefined],
  ])('%s', (_name, error, status) => {
    expect(asAppError(error)?.status).toBe(status);
  });
});
