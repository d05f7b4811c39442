/**
 * Sends mail: through the server of MESRA_SMTP_URL, or without one into the folder `outbox` of the data folder,
 * as `.eml` for a mail program and `.txt` to read at once; their names hold the number of the effect, which the log says.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import type { Logger } from '../log.ts';
import type { Effect } from '../outbox.store.ts';

export interface Mailer {
  /** @throws the mail server's error. A repeat carries the same Message-ID. */
  send(effect: Effect): Promise<void>;
  /** Ends idle connections to the mail server. */
  close(): void;
}

const attachment = z.object({ filename: z.string(), contentType: z.string(), content: z.string() });
const mailSchema = z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string(), attachments: z.array(attachment).default([]) });

export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Logger): Mailer {
  const { smtpUrl, mailFrom, dataDir } = config;
  const host = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? 'localhost';
  let transport: Promise<Transporter> | null = null;
  const open = () =>
    (transport ??= import('nodemailer').then(({ createTransport }) =>
      smtpUrl === null
        ? createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...SAFE })
        : createTransport({ url: smtpUrl, pool: true, maxConnections: 3, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000, ...SAFE }),
    ));

  return {
    async send({ id, payload, created_at }) {
      const mail = mailSchema.parse(payload);
      const message: SendMailOptions = {
        ...mail,
        attachments: mail.attachments.map((file) => ({ ...file, encoding: 'base64' })),
        from: mailFrom,
        messageId: `<outbox.${id}.${Date.parse(created_at)}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      const sent = (await (await open()).sendMail(message)) as { message?: unknown };
      if (smtpUrl !== null) return log.info('mail sent', { effect: id });
      const folder = join(dataDir, 'outbox');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${created_at.slice(0, 19).replace(/[^\d]/g, '')}-${id}-${mail.to.replace(/[^\w.@-]/g, '_').slice(0, 80)}`);
      await writeFile(`${path}.eml`, sent.message as Buffer, { mode: 0o600 });
      await writeFile(`${path}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`, { mode: 0o600 });
      log.info('mail written to a file, because MESRA_SMTP_URL is not set', { effect: id, folder });
    },
    close() {
      void transport?.then((open) => open.close());
    },
  };
}

/** A mail never reads files or addresses of the server. */
const SAFE = { disableFileAccess: true, disableUrlAccess: true } as const;

const mailers = new WeakMap<Config, Mailer>();

/** The mailer of a system, made once. */
export function mailerOf(services: Pick<Services, 'config' | 'log'>): Mailer {
  let mailer = mailers.get(services.config);
  if (!mailer) {
    mailer = createMailer(services.config, services.log);
    mailers.set(services.config, mailer);
  }
  return mailer;
}
