import { Button, Group, Stack, Switch } from '@mantine/core';
import { useLocation } from 'wouter';
import { savedViews, sharesViews } from '#platform/contract/calls/saved-view.register.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { RecordRow } from '#platform/contract/register/register.ts';
import { SwitchField } from '../../../forms/switch-fields.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { useT } from '../../../locale/locale.tsx';
import { useRecordForm } from '../../../register/use-record-form.tsx';
import { usePages, useViewer } from '../../../viewer.tsx';
import { VIEWS } from './views.messages.ts';

export interface ViewFormProps {
  readonly endpoint: Endpoint;
  /** What the list shows now. */
  readonly query: string;
  /** Null: a new one. */
  readonly view: RecordRow<typeof savedViews> | null;
  readonly onDone: () => void;
}

/** Keeps what the list shows under a name, or changes a view. */
export function ViewForm({ endpoint, query, view, onDone }: ViewFormProps) {
  const t = useT(VIEWS);
  const [path] = useLocation();
  const shares = sharesViews(useViewer(), usePages(), [path]);
  const form = useRecordForm(savedViews, view, { name: '', query, shared: false }, { under: { list: endpoint.name }, onDone });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="xs">
        {form.conflict}
        <TextField form={form} name="name" label={view ? VIEWS.rename : VIEWS.saveAs} maxLength={60} />
        {shares && <SwitchField form={form} name="shared" label={VIEWS.share} />}
        {view && view.query !== query && (
          <Switch
            label={t('current')}
            checked={form.get('query') === query}
            onChange={(event) => form.set('query', event.currentTarget.checked ? query : view.query)}
          />
        )}
        <Group gap="xs" justify="flex-end">
          {view && (
            <Button variant="default" size="sm" onClick={onDone} disabled={form.busy}>
              {t('cancel')}
            </Button>
          )}
          <Button type="submit" size="sm" loading={form.busy}>
            {t('save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
