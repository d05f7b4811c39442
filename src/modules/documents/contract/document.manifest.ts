/** Pages of documents: the document center (R93) and the document tab of an employee (R99). */
import { defineManifest, type ActionsOf } from '#platform/contract/manifest.ts';

export const documentManifest = defineManifest({
  name: 'documents',
  notifies: [{ title: { en: 'Documents', ms: 'Dokumen' }, modules: ['core'], types: ['document'], order: 6 }],
  finds: { documents: { title: { en: 'Documents', ms: 'Dokumen' }, icon: 'file-document', order: 2 } },
  pages: {
    '/admin/company/hris': {
      purpose: { en: 'Publish policies, handbooks and forms', ms: 'Terbitkan dasar, buku panduan dan borang' },
      kind: 'tab',
      title: { en: 'Document Center', ms: 'Pusat Dokumen' },
      heading: { en: 'Document Center', ms: 'Pusat Dokumen' },
      icon: 'folder-file',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/company',
      rank: 5,
      actions: ['Create', 'Update', 'Delete'],
      startable: ['Create', 'Update', 'Delete'],
    },
    '/admin/employee/view/document': {
      purpose: { en: 'See and add the documents of an employee', ms: 'Lihat dan tambah dokumen pekerja' },
      kind: 'view',
      title: { en: 'Document', ms: 'Dokumen' },
      heading: { en: 'Employee documents', ms: 'Dokumen pekerja' },
      icon: 'file-document',
      audience: ['owner', 'admin'],
      modules: ['core'],
      parent: '/admin/employee',
      tabOf: '/admin/employee/view',
      rank: 4,
      actions: ['Create', 'Update', 'Delete'],
    },
  },
});

declare module '#platform/contract/manifest.ts' {
  interface AppPages extends ActionsOf<typeof documentManifest> {}
}
