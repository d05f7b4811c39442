/** A mail in the reader's language, as plain text and as simple HTML that every mail program shows. */
import { say, type Locale, type Params, type Text } from '#platform/contract/messages.ts';
import { MAIL_MESSAGES } from './mail.messages.ts';

export interface MailDraft {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: Text;
  /** Paragraphs are parted by empty lines. */
  readonly body: Text;
  readonly params?: Params;
  /** An http(s) address, shown as a button; with a text of its own or 'Open'. */
  readonly link?: string | { readonly url: string; readonly text: Text };
  readonly attachments?: readonly MailAttachment[];
}

export interface MailAttachment {
  /** With its ending. */
  readonly filename: string;
  readonly contentType: string;
  /** Base64; it waits in the outbox until the mail has gone. */
  readonly content: string;
}

export interface RenderedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** @throws RangeError when the link is no http(s) address. */
export function renderMail({ to, locale, subject, body, params, link, attachments }: MailDraft): RenderedMail {
  const url = typeof link === 'string' ? link : link?.url;
  if (url !== undefined && !/^https?:\/\//.test(url)) throw new RangeError('A link in a mail must be an http or https address');
  const label = say(typeof link === 'object' ? link.text : MAIL_MESSAGES.open, locale, params);
  const heading = say(subject, locale, params).replace(/\s+/g, ' ').trim();
  const paragraphs = say(body, locale, params)
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);
  const closing = say(MAIL_MESSAGES.automatic, locale);
  const text = [...paragraphs, ...(url ? [`${label}: ${url}`] : []), closing].join('\n\n');
  const html = page(locale, heading, [
    ...paragraphs.map((part) => `<p style="margin:0 0 16px">${escape(part).replaceAll('\n', '<br>')}</p>`),
    ...(url
      ? [button(url, label), small(`${escape(say(MAIL_MESSAGES.orPaste, locale))}<br><a href="${escape(url)}" style="color:#0b7285">${escape(url)}</a>`)]
      : []),
    small(escape(closing)),
  ]);
  return { to, subject: heading, text: `${text}\n`, html, ...(attachments ? { attachments } : {}) };
}

const small = (inner: string) => `<p style="margin:0 0 16px;font-size:13px;color:#5c6770;word-break:break-all">${inner}</p>`;
const button = (url: string, label: string) =>
  `<p style="margin:0 0 16px"><a href="${escape(url)}" style="display:inline-block;padding:10px 20px;background:#0b7285;color:#ffffff;border-radius:6px;text-decoration:none;font-weight:600">${escape(label)}</a></p>`;

function page(locale: Locale, heading: string, parts: readonly string[]): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f4f6f7;font-family:Inter,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1d2429">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border-radius:8px"><h1 style="margin:0 0 16px;font-size:20px">${escape(heading)}</h1>
${parts.join('\n')}
</div></body></html>
`;
}
