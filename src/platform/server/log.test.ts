import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { expect, it } from 'vitest';
import { errorFacts } from './log.ts';
import { errorLine } from './start-error.ts';

const driver = Object.assign(new pg.DatabaseError('Key (email)=(aminah@example.my) is taken by 880425-10-5522', 10, 'error'), {
  code: '23505',
  severity: 'ERROR',
  constraint: 'users_email',
  table: 'users',
  detail: 'Key (phone)=(+60123456789)',
});
const VALUES = ['aminah', '880425', '60123456789', 'Jalan Mawar', 'params'];

it.each([
  ['the driver’s', driver],
  ['the query builder’s', new DrizzleQueryError('insert into users values ($1)', ['aminah@example.my', 'Jalan Mawar 5'], driver)],
  ['one around it', new Error('could not save aminah@example.my', { cause: new DrizzleQueryError('insert', ['880425-10-5522'], driver) })],
  ['the mail server’s', Object.assign(new Error('550 5.1.1 <aminah@example.my>: unknown'), { code: 'EENVELOPE', responseCode: 550 })],
  ['JSON’s', new SyntaxError('Unexpected token in JSON: {"name":"aminah"')],
  ['a plain object of the job queue', { message: 'no aminah@example.my', code: 'ECONNRESET', stack: 'Error: aminah\n    at run (a.js:1:1)' }],
  ['a text', 'aminah@example.my'],
])('%s error carries no values into the log', (_whose, error) => {
  const text = JSON.stringify(errorFacts(error)) + errorLine(error);
  for (const value of VALUES) expect(text).not.toContain(value);
  expect(text).not.toContain('[object Object]');
});

it('names what helps: code, constraint, table, the SQL, the place', () => {
  const facts = errorFacts(new DrizzleQueryError('insert into users values ($1)', ['x'], driver));
  expect(facts).toMatchObject({
    sql: 'insert into users values ($1)',
    code: '23505',
    constraint: 'users_email',
    table: 'users',
    cause: 'database error 23505',
  });
  expect(facts['stack']).toMatch(/^\s+at .*log\.test\.ts/m);
  expect(errorFacts(new Error('connect ECONNREFUSED 127.0.0.1:5432'))['error']).toBe('connect ECONNREFUSED 127.0.0.1:5432');
  expect(errorFacts({ message: 'the database went away', code: '57P01' })).toMatchObject({ error: 'the database went away', code: '57P01' });
});
