import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { ownReliefSummary } from '../contract/relief.endpoints.ts';
import { RELIEF } from './relief.messages.ts';

const DeclareForm = lazyDrawer(async () => (await import('./declare-form.tsx')).DeclareForm, { title: RELIEF.formTitle });

/** Opens the form of a declaration. It stands before the year is known, so that it pushes nothing when that comes. */
export function DeclareButton() {
  const t = useT(RELIEF);
  const { data, error } = useEndpoint(ownReliefSummary, {}, { quiet: true });
  const [declaring, setDeclaring] = useState(false);
  if (error) return null;
  return (
    <>
      <Button size="sm" variant="default" leftSection={<Icon name="plus" size={16} />} {...approachOf(DeclareForm)} onClick={() => setDeclaring(true)}>
        {t('declare')}
      </Button>
      {declaring && data && <DeclareForm summary={data.data} onClose={() => setDeclaring(false)} />}
    </>
  );
}
