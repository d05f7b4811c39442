/** The approvals inbox has no page of its own: it is a card of the dashboard and a drawer over every page. */
import { defineManifest } from '#platform/contract/manifest.ts';

export const approvalManifest = defineManifest({ name: 'approval', pages: {} });
