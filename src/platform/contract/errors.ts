/**
 * Errors are a catalogue of codes. The log text is apart from the user's text, every field message is
 * returned, and one place of the server turns an error into HTTP.
 */
import { defineMessages, say, type Locale, type Params, type Text } from './messages.ts';

export const PLATFORM_ERRORS = defineMessages({
  unauthenticated: { en: 'Unauthenticated.', ms: 'Belum disahkan.' },
  forbidden: { en: 'You are not allowed to perform this action.', ms: 'Anda tidak dibenarkan melakukan tindakan ini.' },
  companyWide: {
    en: 'This affects the whole company, and you manage only some of its employees. Ask someone who manages all of them.',
    ms: 'Ini terpakai bagi seluruh syarikat, sedangkan anda menguruskan sebahagian pekerja sahaja. Sila minta orang yang menguruskan semua pekerja.',
  },
  unverified: { en: 'Please verify your email address.', ms: 'Sila sahkan alamat e-mel anda.' },
  passwordChange: {
    en: 'Your password is a temporary one. Please choose your own first.',
    ms: 'Kata laluan anda bersifat sementara. Sila pilih kata laluan sendiri dahulu.',
  },
  notFound: { en: 'Not found.', ms: 'Tidak dijumpai.' },
  changed: { en: 'This record has been changed. Please reload.', ms: 'Rekod ini telah diubah. Sila muat semula.' },
  changedBy: {
    en: '{name} changed this record on {at}. Compare it with yours, then save again.',
    ms: '{name} telah mengubah rekod ini pada {at}. Bandingkan dengan yang anda isi, kemudian simpan semula.',
  },
  tooLarge: { en: 'The file is too large. The limit is {limit}.', ms: 'Fail terlalu besar. Hadnya ialah {limit}.' },
  bodyTooLarge: { en: 'The request is too large.', ms: 'Permintaan terlalu besar.' },
  tooMany: { en: 'Too many attempts. Please try again in {seconds} seconds.', ms: 'Terlalu banyak percubaan. Sila cuba lagi dalam {seconds} saat.' },
  invalid: { en: 'The given data was invalid.', ms: 'Data yang diberikan tidak sah.' },
  malformed: { en: 'The request could not be read. Send valid JSON.', ms: 'Permintaan tidak dapat dibaca. Hantar JSON yang sah.' },
  malformedForm: {
    en: 'The form did not arrive whole, or could not be read. Send it again.',
    ms: 'Borang tidak tiba dengan lengkap atau tidak dapat dibaca. Hantar semula.',
  },
  unsupported: { en: 'Send JSON or a multipart form.', ms: 'Hantar JSON atau borang multipart.' },
  noForm: { en: 'Send JSON here; this call takes no files.', ms: 'Hantar JSON di sini; panggilan ini tidak menerima fail.' },
  stalled: {
    en: 'The request stopped arriving and was ended. Check the connection and send it again.',
    ms: 'Permintaan terhenti di tengah jalan dan telah ditamatkan. Semak sambungan dan hantar semula.',
  },
  tooManyUploads: {
    en: 'Too many uploads at once. Wait until one has finished.',
    ms: 'Terlalu banyak muat naik serentak. Tunggu sehingga satu selesai.',
  },
  diskFull: {
    en: 'The disk of the portal is full, so nothing was saved. Ask your administrator to free some space, then try again.',
    ms: 'Cakera portal penuh, jadi tiada apa yang disimpan. Minta pentadbir anda mengosongkan ruang, kemudian cuba lagi.',
  },
  otherCompany: {
    en: 'This names another company than the one that was chosen. Name the company once, in the address.',
    ms: 'Ini menamakan syarikat lain daripada yang dipilih. Namakan syarikat sekali sahaja, dalam alamat.',
  },
  wrongHost: {
    en: 'Mesra is not set up for this address. Open it at the address that your company gave you; an administrator can set it up with MESRA_URL.',
    ms: 'Mesra tidak disediakan untuk alamat ini. Bukanya di alamat yang diberikan oleh syarikat anda; pentadbir boleh menyediakannya dengan MESRA_URL.',
  },
  crossSite: { en: 'Open this from within the portal.', ms: 'Buka ini dari dalam portal.' },
  unavailable: { en: 'The service is busy. Please try again in a moment.', ms: 'Perkhidmatan sedang sibuk. Sila cuba sebentar lagi.' },
  noRange: { en: 'The file has no such part.', ms: 'Fail ini tiada bahagian sedemikian.' },
  unexpected: { en: 'Something went wrong on our side. Please try again.', ms: 'Berlaku masalah di pihak kami. Sila cuba lagi.' },
});

/** Field messages: the field (dotted path, or `base`) → texts. */
export type FieldTexts = Record<string, readonly { readonly text: Text; readonly params?: Params }[]>;

/**
 * An error that a person can act on. `status` is HTTP; `text` is for the person; `fields` say what is
 * wrong where. The log gets `message` (English, with params) and never the input.
 */
export class AppError extends Error {
  readonly status: number;
  readonly text: Text;
  readonly params: Params | undefined;
  readonly fields: FieldTexts | undefined;
  /** Field messages that are worked out per language (validation). */
  readonly fieldsIn: ((locale: Locale) => Record<string, string[]>) | undefined;
  /** Extra response headers, e.g. Retry-After. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** For programs, where the status alone does not say what to do, e.g. `password_change_required`. */
  readonly code: string | undefined;

  constructor(
    status: number,
    text: Text,
    options: {
      params?: Params;
      fields?: FieldTexts;
      fieldsIn?: (locale: Locale) => Record<string, string[]>;
      headers?: Record<string, string>;
      code?: string;
    } = {},
  ) {
    super(say(text, 'en', options.params));
    this.name = 'AppError';
    this.status = status;
    this.text = text;
    this.params = options.params;
    this.fields = options.fields;
    this.fieldsIn = options.fieldsIn;
    this.headers = options.headers;
    this.code = options.code;
  }

  /** The wire form in a language: `{message}` or `{message, errors}`. */
  body(locale: Locale): { message: string; code?: string; errors?: Record<string, string[]> } {
    const message = say(this.text, locale, this.params);
    if (this.fieldsIn) return { message, errors: this.fieldsIn(locale) };
    if (!this.fields) return { message, ...(this.code && { code: this.code }) };
    const errors = Object.fromEntries(Object.entries(this.fields).map(([field, list]) => [field, list.map(({ text, params }) => say(text, locale, params))]));
    return { message, errors };
  }
}

/** 422 on one field (`base` for the record as a whole). */
export function invalid(field: string, text: Text, params?: Params): AppError {
  return new AppError(422, PLATFORM_ERRORS.invalid, { fields: { [field]: [params ? { text, params } : { text }] } });
}

/** 422 on several fields. */
export function invalidFields(fields: FieldTexts): AppError {
  return new AppError(422, PLATFORM_ERRORS.invalid, { fields });
}

/** "Not yours" and "not there" answer alike. */
export const notFound = () => new AppError(404, PLATFORM_ERRORS.notFound);
export const forbidden = () => new AppError(403, PLATFORM_ERRORS.forbidden);
export const unauthenticated = () => new AppError(401, PLATFORM_ERRORS.unauthenticated);
/** The record is no longer in the state that the client saw. */
export const changed = () => new AppError(409, PLATFORM_ERRORS.changed);
export const tooMany = (seconds: number) => new AppError(429, PLATFORM_ERRORS.tooMany, { params: { seconds }, headers: { 'retry-after': String(seconds) } });
