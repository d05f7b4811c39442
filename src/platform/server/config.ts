/**
 * The settings of a Mesra server, read from the environment once. A wrong value is one line that names its
 * variable. `SETTINGS` is the one list of them: the table of the README is printed from it.
 */
import { resolve } from 'node:path';
import { z } from 'zod';
import type { LogLevel } from './log.ts';
import { StartError } from './start-error.ts';

export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface OidcProvider {
  /** Lower-case name of the variable's middle part; the key in links, e.g. `google`. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says. */
  readonly label: string;
}

export interface Config {
  /** Port of the portal; 0 takes any free one. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** Whether HOST was given; without it the start chooses by whether demo accounts exist. */
  readonly hostChosen: boolean;
  /** Absolute path of the folder of the embedded database and of uploaded files. */
  readonly dataDir: string;
  /** Load the demo companies into a new embedded database. */
  readonly demo: boolean;
  /** A PostgreSQL server (14 or newer); null runs the embedded one. */
  readonly databaseUrl: string | null;
  /** A pooler in front of that server that requests go through; null: they go to the server itself. */
  readonly poolUrl: string | null;
  /** The address people use, without a slash at the end; null: those of the table `domains`, or of this machine. */
  readonly publicUrl: string | null;
  /** An e-mail or https address for reports of weaknesses, where the domain names no support address. */
  readonly securityContact: string | null;
  /** `smtp://user:password@host:port`; null writes mail into the folder `outbox` of `dataDir`. */
  readonly smtpUrl: string | null;
  /** Sender of mail. */
  readonly mailFrom: string;
  /** S3-compatible store of files; null keeps files in the data folder. */
  readonly s3: S3Settings | null;
  /** Key of the Google Places search, used by the server; browsers get it only where `mapStyleUrl` holds {key}. */
  readonly mapsKey: string | null;
  /** Tile template of the map, e.g. `https://tiles.example.my/{z}/{x}/{y}.png`; null draws a plain ground. */
  readonly mapStyleUrl: string | null;
  /** Public key that browsers name when they open a live connection. */
  readonly push: { readonly key: string };
  /** Sign-in with an OpenID Connect provider. */
  readonly oidc: readonly OidcProvider[];
  /** Number of proxies in front whose X-Forwarded-* headers are believed; 0 believes none. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
}

/** Every variable, what it means, and what holds without it. `<NAME>` stands for a name you choose. */
export const SETTINGS: readonly { readonly name: string; readonly meaning: string; readonly without: string }[] = [
  { name: 'PORT', meaning: 'Port of the portal', without: '3000' },
  { name: 'HOST', meaning: 'Address to listen on', without: '127.0.0.1 while demo accounts exist, else 0.0.0.0' },
  { name: 'DATABASE_URL', meaning: 'PostgreSQL server, version 14 or newer', without: 'the embedded PostgreSQL' },
  {
    name: 'DATABASE_POOL_URL',
    meaning: 'Pooler of transactions (PgBouncer) in front of it, for requests; its user is set up as docs/scale.md says',
    without: 'requests go to the server itself',
  },
  { name: 'MESRA_DATA', meaning: 'Folder of the embedded database and of uploaded files', without: './data' },
  { name: 'MESRA_DEMO', meaning: '0 starts a new embedded database empty', without: 'demo companies in a new embedded database' },
  {
    name: 'MESRA_URL',
    meaning: 'Address that people use; links begin with it, other hosts are refused',
    without: 'the addresses of the table domains; names of this machine with demo accounts or HOST=127.0.0.1',
  },
  { name: 'MESRA_SECURITY_CONTACT', meaning: 'Who is told of a weakness, in /.well-known/security.txt', without: 'the support address of the domain' },
  {
    name: 'MESRA_SMTP_URL',
    meaning: 'Mail server, smtp://user:password@host:587',
    without: 'mail is written to files in the folder outbox of the data folder',
  },
  { name: 'MESRA_MAIL_FROM', meaning: 'Sender of mail', without: 'Mesra <no-reply@localhost>' },
  { name: 'MESRA_S3_ENDPOINT', meaning: 'S3-compatible store of files; needs the four below', without: 'files in the data folder' },
  { name: 'MESRA_S3_BUCKET', meaning: 'Bucket of that store', without: '' },
  { name: 'MESRA_S3_REGION', meaning: 'Region of that store', without: 'us-east-1' },
  { name: 'MESRA_S3_ACCESS_KEY_ID', meaning: 'Key of that store', without: '' },
  { name: 'MESRA_S3_SECRET_ACCESS_KEY', meaning: 'Secret of that store', without: '' },
  { name: 'MESRA_MAPS_KEY', meaning: 'Key of the Google Places search, used by the server; also fills {key} below', without: 'places of the postcode list' },
  {
    name: 'MESRA_MAP_STYLE_URL',
    meaning: 'Pictures of the map: an address with {z}, {x} and {y}; {type} becomes hybrid, {key} the key above (then public)',
    without: 'a plain ground',
  },
  { name: 'MESRA_PUSH_KEY', meaning: 'Public key of live connections', without: 'mesra' },
  { name: 'MESRA_OIDC_<NAME>_ISSUER', meaning: 'OpenID Connect provider for sign-in; needs the two below', without: 'no such button' },
  { name: 'MESRA_OIDC_<NAME>_CLIENT_ID', meaning: 'Client of that provider', without: '' },
  { name: 'MESRA_OIDC_<NAME>_CLIENT_SECRET', meaning: 'Secret of that client', without: '' },
  { name: 'MESRA_OIDC_<NAME>_LABEL', meaning: 'What its button says', without: 'the name' },
  { name: 'MESRA_TRUST_PROXY', meaning: 'Number of proxies in front (1 behind one reverse proxy)', without: '0' },
  { name: 'MESRA_LOG_LEVEL', meaning: 'debug, info, warn, error or silent', without: 'info' },
];

const webAddress = z.url({ protocol: /^https?$/, error: 'an http or https address' }).transform((url) => url.replace(/\/+$/, ''));
const flag = z
  .string()
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(['0', '1', 'true', 'false', 'yes', 'no', 'on', 'off'], { error: '1 or 0' }))
  .transform((value) => ['1', 'true', 'yes', 'on'].includes(value));

const databaseAddress = z.string().regex(/^postgres(ql)?:\/\/.+/, 'a PostgreSQL address such as postgresql://user:password@host:5432/mesra');

const environment = z.object({
  PORT: z
    .string()
    .refine((port) => /^\d{1,5}$/.test(port) && Number(port) <= 65_535, 'a port from 0 to 65535')
    .transform(Number)
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_POOL_URL: databaseAddress.optional(),
  MESRA_DATA: z.string().default('data'),
  MESRA_DEMO: flag.default(true),
  MESRA_URL: webAddress.optional(),
  MESRA_SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/\S+|(mailto:)?[^\s@:/]+@[^\s@:/]+)$/, 'an e-mail or https address')
    .optional(),
  MESRA_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'a mail server such as smtp://user:password@host:587')
    .optional(),
  MESRA_MAIL_FROM: z.string().regex(/@/, 'a sender such as Mesra <no-reply@example.my>').default('Mesra <no-reply@localhost>'),
  MESRA_S3_ENDPOINT: webAddress.optional(),
  MESRA_S3_BUCKET: z.string().optional(),
  MESRA_S3_REGION: z.string().default('us-east-1'),
  MESRA_S3_ACCESS_KEY_ID: z.string().optional(),
  MESRA_S3_SECRET_ACCESS_KEY: z.string().optional(),
  MESRA_MAPS_KEY: z.string().optional(),
  MESRA_MAP_STYLE_URL: z
    .string()
    .regex(/^https?:\/\/.+/, 'an http or https address')
    .optional(),
  MESRA_PUSH_KEY: z.string().default('mesra'),
  MESRA_TRUST_PROXY: z.string().regex(/^\d$/, 'a number of proxies from 0 to 9').transform(Number).default(0),
  MESRA_LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'debug, info, warn, error or silent' }).default('info'),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartError, one line that names the variable. The values of secrets are never repeated. */
export function readConfig(env: Environment, workingDir = process.cwd()): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartError(`${String(issue?.path[0])} must be ${issue?.message ?? 'valid'}. Correct it, or leave it out.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST ?? '127.0.0.1',
    hostChosen: values.HOST !== undefined,
    dataDir: resolve(workingDir, values.MESRA_DATA),
    demo: values.MESRA_DEMO,
    databaseUrl: values.DATABASE_URL ?? null,
    poolUrl: poolOf(values),
    publicUrl: values.MESRA_URL ?? null,
    securityContact: values.MESRA_SECURITY_CONTACT ?? null,
    smtpUrl: values.MESRA_SMTP_URL ?? null,
    mailFrom: values.MESRA_MAIL_FROM,
    s3: s3Of(values),
    mapsKey: values.MESRA_MAPS_KEY ?? null,
    mapStyleUrl: values.MESRA_MAP_STYLE_URL ?? null,
    push: { key: values.MESRA_PUSH_KEY },
    oidc: oidcOf(given),
    trustProxy: values.MESRA_TRUST_PROXY,
    logLevel: values.MESRA_LOG_LEVEL,
  };
}

/** Migrations, jobs and live messages need the server itself. */
function poolOf({ DATABASE_URL, DATABASE_POOL_URL }: z.output<typeof environment>): string | null {
  if (DATABASE_POOL_URL === undefined) return null;
  needed('DATABASE_URL', DATABASE_URL, 'DATABASE_POOL_URL');
  return DATABASE_POOL_URL;
}

function s3Of(values: z.output<typeof environment>): S3Settings | null {
  if (!values.MESRA_S3_ENDPOINT) return null;
  return {
    endpoint: values.MESRA_S3_ENDPOINT,
    bucket: needed('MESRA_S3_BUCKET', values.MESRA_S3_BUCKET, 'MESRA_S3_ENDPOINT'),
    region: values.MESRA_S3_REGION,
    accessKeyId: needed('MESRA_S3_ACCESS_KEY_ID', values.MESRA_S3_ACCESS_KEY_ID, 'MESRA_S3_ENDPOINT'),
    secretAccessKey: needed('MESRA_S3_SECRET_ACCESS_KEY', values.MESRA_S3_SECRET_ACCESS_KEY, 'MESRA_S3_ENDPOINT'),
  };
}

function oidcOf(env: Environment): OidcProvider[] {
  return Object.keys(env)
    .flatMap((key) => /^MESRA_OIDC_([A-Z0-9]+)_ISSUER$/.exec(key)?.[1] ?? [])
    .sort()
    .map((key) => {
      const prefix = `MESRA_OIDC_${key}_`;
      const issuer = webAddress.safeParse(env[`${prefix}ISSUER`]);
      if (!issuer.success) throw new StartError(`${prefix}ISSUER must be an http or https address. Correct it, or leave it out.`);
      const name = key.toLowerCase();
      return {
        name,
        issuer: issuer.data,
        clientId: needed(`${prefix}CLIENT_ID`, env[`${prefix}CLIENT_ID`], `${prefix}ISSUER`),
        clientSecret: needed(`${prefix}CLIENT_SECRET`, env[`${prefix}CLIENT_SECRET`], `${prefix}ISSUER`),
        label: env[`${prefix}LABEL`] ?? name.charAt(0).toUpperCase() + name.slice(1),
      };
    });
}

function needed(name: string, value: string | undefined, because: string): string {
  if (!value) throw new StartError(`${name} must be set when ${because} is. Set it, or leave out ${because}.`);
  return value;
}
