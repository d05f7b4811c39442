/** Hung beside the buttons of one payroll; `?what_if` opens it at once. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#platform/web/locale/locale.tsx';
import { lazyDrawer } from '#platform/web/ui/drawer/lazy-drawer.tsx';
import { approachOf } from '#platform/web/ui/drawer/opens.ts';
import { Icon } from '#platform/web/ui/icon/icons.tsx';
import { useShownPayroll } from '#modules/payroll/web/public.tsx';
import { WHAT_IF } from './review-view.messages.ts';

const WhatIfDrawer = lazyDrawer(async () => (await import('./what-if-drawer.tsx')).WhatIfDrawer, { title: WHAT_IF.title, shape: 'detail', size: 720 });

export function WhatIfButton() {
  const t = useT(WHAT_IF);
  const shown = useShownPayroll();
  const [asking, setAsking] = useState(() => new URLSearchParams(window.location.search).has('what_if'));
  return (
    <>
      <Button variant="subtle" size="compact-sm" leftSection={<Icon name="bulb" size={14} />} {...approachOf(WhatIfDrawer)} onClick={() => setAsking(true)}>
        {t('title')}
      </Button>
      {asking && <WhatIfDrawer target={shown} name={shown.name} onClose={() => setAsking(false)} />}
    </>
  );
}
