/** The calls of documents. The list serves HR, the employee's tab and the employee. */
import { z } from 'zod';
import { defineEndpoint, requireAny, done, list, onPage, one, SELF, wrote } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/ids.ts';
import { listParams } from '#platform/contract/paging.ts';
import { fileField } from '#platform/contract/uploads.ts';
import { documentManifest as manifest } from './document.manifest.ts';
import {
  createDocumentForm,
  documentForm,
  documentRow,
  documentVersion,
  DOCUMENT_AUDIENCES,
  DOCUMENT_CATEGORIES,
  DOCUMENT_STATUSES,
} from './document.schema.ts';

const CENTER = '/admin/company/hris';
const TAB = '/admin/employee/view/document';
const may = (action: 'Create' | 'Update' | 'Delete') => requireAny([onPage(manifest, CENTER, action), onPage(manifest, TAB, action)]);
const view = requireAny([onPage(manifest, CENTER), onPage(manifest, TAB)], { orSelf: true });
const reader = z.object({ id: z.number(), name: z.string() });
const status = { status: z.enum(DOCUMENT_STATUSES).optional() };

export const listDocuments = defineEndpoint({
  name: 'documents.list-documents',
  method: 'GET',
  path: 'api/service/documents',
  requires: view,
  input: z.object({
    ...listParams(['title', 'category', 'published_at', 'expires_at', 'created_at']),
    employee_id: id().optional(),
    category: z.enum(DOCUMENT_CATEGORIES).optional(),
    folder: z.string().max(100).optional(),
    audience: z.enum(DOCUMENT_AUDIENCES).optional(),
    status: z.enum(DOCUMENT_STATUSES).optional(),
    /** Expires within so many days. */
    expiring: z.number().int().min(1).max(365).optional(),
    /** Only what is shared with the signed-in employee, also for an admin. */
    mine: z.boolean().optional(),
  }),
  output: list(documentRow),
  summary: 'Lists documents: all for HR, what is shared with them for employees',
});

export const documentFolders = defineEndpoint({
  name: 'documents.list-folders',
  method: 'GET',
  path: 'api/service/documents/folders',
  requires: view,
  input: z.object({}),
  output: one(z.array(z.object({ folder: z.string().nullable(), count: z.number() }))),
  summary: 'Folders with the number of documents in each',
});

export const showDocument = defineEndpoint({
  name: 'documents.show-document',
  method: 'GET',
  path: 'api/service/documents/{id}',
  requires: view,
  input: z.object({ id: id() }),
  output: one(
    documentRow.extend({
      versions: z.array(documentVersion),
      /** The employees that the audience names one by one; empty for every other audience. */
      people: z.array(reader),
      /** Who has confirmed this version, newest first, and who has not; for HR alone. */
      read: z.array(reader.extend({ at: z.string() })),
      unread: z.array(reader),
    }),
  ),
  summary: 'One document with its versions, who has read it and who has not',
});

export const createDocument = defineEndpoint({
  name: 'documents.create-document',
  method: 'POST',
  path: 'api/service/documents',
  requires: may('Create'),
  input: createDocumentForm,
  output: wrote(documentRow),
  files: true,
  summary: 'Adds a document, published at once when asked',
  emits: ['document'],
});

export const updateDocument = defineEndpoint({
  name: 'documents.update-document',
  method: 'POST',
  path: 'api/service/documents/{id}',
  requires: may('Update'),
  input: documentForm.extend({ id: id(), updated_at: z.string().max(40).optional(), file: fileField().optional() }),
  output: wrote(documentRow),
  files: true,
  summary: 'Changes a document; with a file, adds a version',
  emits: ['document'],
});

export const publishDocument = defineEndpoint({
  name: 'documents.publish-document',
  method: 'POST',
  path: 'api/service/documents/{id}/publish',
  requires: may('Update'),
  input: z.object({ id: id(), ...status }),
  output: wrote(documentRow),
  summary: 'Shows a document to its audience and tells them',
  emits: ['document'],
});

export const archiveDocument = defineEndpoint({
  name: 'documents.archive-document',
  method: 'POST',
  path: 'api/service/documents/{id}/archive',
  requires: may('Update'),
  input: z.object({ id: id(), ...status }),
  output: wrote(documentRow),
  summary: 'Takes a document away from its audience and keeps it',
});

export const remindDocument = defineEndpoint({
  name: 'documents.remind-document',
  method: 'POST',
  path: 'api/service/documents/{id}/remind',
  requires: may('Update'),
  input: z.object({ id: id() }),
  output: wrote(z.object({ reminded: z.number() })),
  summary: 'Reminds those who have not read it',
  emits: ['document'],
});

export const acknowledgeDocument = defineEndpoint({
  name: 'documents.acknowledge-document',
  method: 'POST',
  path: 'api/service/documents/{id}/acknowledge',
  requires: SELF,
  input: z.object({ id: id() }),
  output: wrote(documentRow),
  summary: 'Confirms that the signed-in employee has read this version',
});

export const deleteDocument = defineEndpoint({
  name: 'documents.delete-document',
  method: 'DELETE',
  path: 'api/service/documents/{id}',
  requires: may('Delete'),
  input: z.object({ id: id() }),
  output: done(),
  summary: 'Deletes a document that nobody has acknowledged',
});
