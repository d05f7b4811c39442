/** Statutory files have no page of their own: they hang in the payroll list, and their calls ask for its rights. */
import { defineManifest } from '#platform/contract/manifest.ts';

export const statutoryFileManifest = defineManifest({ name: 'statutory-file', pages: {}, switches: ['payroll'] });
