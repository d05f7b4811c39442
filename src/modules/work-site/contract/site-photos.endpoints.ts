/** Photos of a site, so that who is sent there finds the gate. */
import { z } from 'zod';
import { defineEndpoint, requirePage, one, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { workSiteManifest as manifest } from './work-site.manifest.ts';

const PAGE = '/work-task/site/manage';
const PATH = 'api/work-task/work-sites/{id}/photos';
export const MOST_PHOTOS = 6;

export const listSitePhotos = defineEndpoint({
  name: 'work-site.list-site-photos',
  method: 'GET',
  path: PATH,
  requires: requirePage(manifest, PAGE),
  input: z.object({ id: id() }),
  output: one(z.array(uploadedFile)),
  summary: 'The photos of a site',
});

export const saveSitePhotos = defineEndpoint({
  name: 'work-site.save-site-photos',
  method: 'POST',
  path: PATH,
  requires: requirePage(manifest, PAGE, 'Update'),
  input: z.object({ id: id(), photos: z.array(fileField()).max(MOST_PHOTOS) }),
  output: wrote(z.array(uploadedFile)),
  summary: 'Makes these the photos of a site',
  files: true,
  companyWide: true,
});
