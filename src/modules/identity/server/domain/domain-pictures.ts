/**
 * The pictures of a domain. Browsers show none of another address here, so `npm run domain` is given a file, which the
 * portal stores and serves to everybody.
 */
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { AppError } from '#platform/contract/errors.ts';
import { say } from '#platform/contract/messages.ts';
import { IMAGE_EXTENSIONS, MAX_IMAGE_BYTES } from '#platform/contract/uploads.ts';
import type { Transaction } from '#platform/server/db/scope.ts';
import { insertFile, releaseFilesNotNamed } from '#platform/server/files/file.store.ts';
import { storeUpload, type StoredBytes } from '#platform/server/files/save-file.ts';
import type { Services } from '#platform/server/context.ts';
import type { DomainSettings } from '../../contract/domain-settings.schema.ts';

export interface PictureStore extends Pick<Services, 'files' | 'clock'> {
  /** Names of files begin here. */
  readonly folder: string;
}

type Json = Record<string, unknown>;

const SUBJECT = 'domain';
/** Where an SVG becomes a PNG: three times the height of the largest logo that a page shows. */
const SVG_SIDE = 1024;

/** Every place of a picture in the settings, with the object and the key that hold it. */
function places(settings: Json): { readonly field: string; readonly in: Json; readonly key: string }[] {
  const object = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
  const { logos, home_banner, theme_banner, banners } = settings;
  return [
    ...Object.keys(object(logos)).map((key) => ({ field: `logos.${key}`, in: object(logos), key })),
    { field: 'home_banner.image', in: object(home_banner), key: 'image' },
    { field: 'theme_banner.image', in: object(theme_banner), key: 'image' },
    ...(Array.isArray(banners) ? banners : []).map((banner, i) => ({ field: `banners.${i}.image`, in: object(banner), key: 'image' })),
  ].filter((place) => typeof place.in[place.key] === 'string');
}

const named = (settings: Json): Set<unknown> => new Set(places(settings).map((place) => place.in[place.key]));

/**
 * Stores each file that the new settings name, and puts its address in the place of its name.
 * @param validate throws where the settings do not fit; asked before anything is stored
 */
export async function storePictures(
  before: DomainSettings,
  after: Json,
  store: PictureStore,
  validate: (settings: Json) => void,
): Promise<{ settings: Json; pictures: StoredBytes[] }> {
  const known = named(before);
  const settings = structuredClone(after);
  const found = places(settings).filter((place) => !known.has(place.in[place.key]));
  const files = await Promise.all(found.map(async (place) => ({ ...place, file: await readPicture(place.field, String(place.in[place.key]), store.folder) })));
  for (const place of files) place.in[place.key] = '/';
  validate(settings);
  const pictures: StoredBytes[] = [];
  for (const { field, file, ...place } of files) {
    const limits = { field, extensions: IMAGE_EXTENSIONS, maxBytes: MAX_IMAGE_BYTES };
    const stored = await storeUpload(store, file.bytes, file.name, { companyId: null, userId: null }, limits).catch((error: unknown) =>
      Promise.reject(inWords(field, error)),
    );
    place.in[place.key] = `/api/files/${stored.uuid}`;
    pictures.push(stored);
  }
  return { settings, pictures };
}

async function readPicture(field: string, name: string, folder: string): Promise<{ bytes: Buffer; name: string }> {
  if (/^[a-z][a-z0-9+.-]+:/i.test(name)) throw new RangeError(`${field}: browsers show no picture of another address here; save it and name the file`);
  const bytes = await readFile(resolve(folder, name)).catch(() => Promise.reject(new RangeError(`${field}: there is no file ${resolve(folder, name)}`)));
  if (!/\.svg$/i.test(name)) return { bytes, name: basename(name) };
  const { default: sharp } = await import('sharp');
  // An SVG may hold a program: it is served as the picture that it draws.
  const drawn = sharp(bytes, { density: 288 }).resize(SVG_SIDE, SVG_SIDE, { fit: 'inside' }).png().toBuffer();
  return { bytes: await drawn.catch(() => Promise.reject(new RangeError(`${field}: ${name} is no SVG picture`))), name: `${basename(name).slice(0, -4)}.png` };
}

/** What the rules of uploads say, on one line of the terminal. */
function inWords(field: string, error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const [first] = error.fields?.[field] ?? [];
  return new RangeError(`${field}: ${first ? say(first.text, 'en', first.params) : error.message}`);
}

/** The rows of new pictures; those that `settings` no longer names are left to the sweep. */
export async function attachPictures(tx: Transaction, domain: number, pictures: readonly StoredBytes[], settings: string): Promise<void> {
  for (const picture of pictures) await insertFile(tx, { ...picture, subject_type: SUBJECT, subject_id: domain, is_public: true });
  await releaseFilesNotNamed(tx, { type: SUBJECT, id: domain }, settings);
}
