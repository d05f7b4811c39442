import { describe, expect, test } from 'vitest';
import { readConfig, SETTINGS } from './config.ts';
import { StartError } from './start-error.ts';

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
};

describe('readConfig', () => {
  test('needs nothing', () => {
    expect(readConfig({}, '/srv/mesra')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      hostChosen: false,
      dataDir: '/srv/mesra/data',
      demo: true,
      databaseUrl: null,
      poolUrl: null,
      publicUrl: null,
      securityContact: null,
      smtpUrl: null,
      mailFrom: 'Mesra <no-reply@localhost>',
      s3: null,
      mapsKey: null,
      mapStyleUrl: null,
      push: { key: 'mesra' },
      oidc: [],
      trustProxy: 0,
      logLevel: 'info',
    });
  });

  test('takes an empty variable for one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', HOST: ' ', MESRA_DEMO: '' })).toMatchObject({ databaseUrl: null, hostChosen: false, demo: true });
  });

  test.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0', hostChosen: true }],
    [{ MESRA_DEMO: '0' }, { demo: false }],
    [{ MESRA_DEMO: 'no' }, { demo: false }],
    [{ MESRA_DATA: '/var/lib/m' }, { dataDir: '/var/lib/m' }],
    [{ MESRA_URL: 'https://hr.example.my/' }, { publicUrl: 'https://hr.example.my' }],
    [{ MESRA_TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ DATABASE_URL: 'postgresql://a@b/c' }, { databaseUrl: 'postgresql://a@b/c', poolUrl: null }],
    [
      { DATABASE_URL: 'postgresql://a@b/c', DATABASE_POOL_URL: 'postgresql://p@b:6432/c' },
      { databaseUrl: 'postgresql://a@b/c', poolUrl: 'postgresql://p@b:6432/c' },
    ],
  ])('reads %o', (env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  test.each([
    [{ PORT: '70000' }, 'PORT must be a port'],
    [{ PORT: '30x' }, 'PORT must be a port'],
    [{ DATABASE_URL: 'mysql://a' }, 'DATABASE_URL must be a PostgreSQL address'],
    [{ DATABASE_POOL_URL: 'postgresql://p@b:6432/c' }, 'DATABASE_URL'],
    [{ MESRA_URL: 'hr.example.my' }, 'MESRA_URL must be an http or https address'],
    [{ MESRA_DEMO: 'perhaps' }, 'MESRA_DEMO must be 1 or 0'],
    [{ MESRA_LOG_LEVEL: 'loud' }, 'MESRA_LOG_LEVEL must be debug'],
    [{ MESRA_S3_ENDPOINT: 'https://s3.example' }, 'MESRA_S3_BUCKET must be set when MESRA_S3_ENDPOINT is'],
    [{ MESRA_OIDC_GOOGLE_ISSUER: 'https://accounts.example' }, 'MESRA_OIDC_GOOGLE_CLIENT_ID must be set'],
    [{ MESRA_OIDC_GOOGLE_ISSUER: 'accounts' }, 'MESRA_OIDC_GOOGLE_ISSUER must be'],
  ])('refuses %o by name', (env, outcome) => {
    expect(refusal(env as unknown as Record<string, string>)).toContain(outcome);
  });

  test('finds every provider of sign-in', () => {
    const env = {
      MESRA_OIDC_HQ_ISSUER: 'https://id.example.my/',
      MESRA_OIDC_HQ_CLIENT_ID: 'mesra',
      MESRA_OIDC_HQ_CLIENT_SECRET: 's',
      MESRA_OIDC_GOOGLE_ISSUER: 'https://accounts.example',
      MESRA_OIDC_GOOGLE_CLIENT_ID: 'g',
      MESRA_OIDC_GOOGLE_CLIENT_SECRET: 's',
      MESRA_OIDC_GOOGLE_LABEL: 'Google Workspace',
    };
    expect(readConfig(env).oidc.map(({ name, issuer, label }) => [name, issuer, label])).toEqual([
      ['google', 'https://accounts.example', 'Google Workspace'],
      ['hq', 'https://id.example.my', 'Hq'],
    ]);
  });

  test('every listed setting says what holds without it or belongs to one that does', () => {
    const optionalParts = SETTINGS.filter(({ without }) => without === '').map(({ name }) => name);
    expect(optionalParts.every((name) => /^MESRA_(S3|OIDC_<NAME>)_/.test(name))).toBe(true);
  });
});
