/** The button of the statutory files beside the payroll list. The only file that app imports. */
import { defineWebModule } from '#platform/web/module.ts';
import { statutoryFileManifest } from '../contract/statutory-file.manifest.ts';

export const statutoryFileModule = defineWebModule({
  name: 'statutory-file',
  manifest: statutoryFileManifest,
  pages: {},
  todoRows: { 'statutory-files': async () => ({ Row: (await import('./files-todo.tsx')).FilesTodoRow }) },
  slots: {
    'payroll-month': [
      {
        key: 'statutory-files',
        order: 10,
        needs: { page: '/payroll/manage', action: 'Export' },
        load: async () => ({ Part: (await import('./statutory-files-button.tsx')).StatutoryFilesButton }),
      },
    ],
  },
});
