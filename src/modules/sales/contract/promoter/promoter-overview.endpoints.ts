/** What there is to see of one promoter beside the record: how reports come, at which outlets, and papers by kind. */
import { z } from 'zod';
import { defineEndpoint, one, requirePage, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { fileField, uploadedFile } from '#platform/contract/uploads.ts';
import { salesManifest } from '../sales.manifest.ts';

const PAGE = '/spm/promoter';

export const promoterOverview = defineEndpoint({
  name: 'sales.promoter-overview',
  method: 'GET',
  path: 'api/spm/promoters/{id}/overview',
  requires: requirePage(salesManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(
    z.object({
      /** Check-ins of check-ins and missed schedules of this month; null: none yet. */
      attendance_percent: z.number().nullable(),
      /** Reports of this month that came before they were overdue, of those that came or are overdue; null: none yet. */
      reports_percent: z.number().nullable(),
      /** Where the promoter works or worked, the latest first. */
      outlets: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          lat: z.number(),
          lng: z.number(),
          schedules: z.number(),
          /** Of schedules up to today, and after it. */
          last_date: z.string().nullable(),
          next_date: z.string().nullable(),
        }),
      ),
    }),
  ),
  summary: 'Attendance and reports of a promoter this month, and the outlets of all schedules that were not cancelled',
});

export const PAPERS = ['identity', 'bank', 'typhoid', 'course', 'contract', 'other'] as const;
export type Paper = (typeof PAPERS)[number];
/** Files of one kind. */
export const MOST_PAPERS = 5;
const paper = z.object({ kind: z.enum(PAPERS), files: z.array(uploadedFile) });
const PAPERS_PATH = 'api/spm/promoters/{id}/documents';

export const showPromoterPapers = defineEndpoint({
  name: 'sales.show-promoter-papers',
  method: 'GET',
  path: PAPERS_PATH,
  requires: requirePage(salesManifest, PAGE),
  input: z.object({ id: id() }),
  output: one(z.array(paper)),
  summary: 'The papers of a promoter by kind',
});

export const savePromoterPapers = defineEndpoint({
  name: 'sales.save-promoter-papers',
  method: 'POST',
  path: PAPERS_PATH,
  requires: requirePage(salesManifest, PAGE, 'Update'),
  input: z.object({ id: id(), kind: z.enum(PAPERS), files: z.array(fileField()).max(MOST_PAPERS) }),
  output: wrote(z.array(paper)),
  summary: 'Makes these the papers of one kind',
  files: true,
  emits: ['sales_promoter_changed'],
  companyWide: true,
});
