import { useEndpoint } from '#platform/web/call/use-endpoint.ts';
import { useLocale, useT } from '#platform/web/locale/locale.tsx';
import { DetailDrawer, DetailSection, Facts } from '#platform/web/ui/drawer/detail-drawer.tsx';
import { Loaded } from '#platform/web/ui/page/loaded.tsx';
import { showConformanceCase } from '#modules/statutory/contract/conformance/conformance.endpoints.ts';
import { Steps } from '#modules/statutory/web/public.tsx';
import { figuresText, inputText } from './case-words.ts';
import { CONFORMANCE } from './conformance.messages.ts';
import { Verdict } from './verdict.tsx';

/** One case: what is published and where, what came out here, and the steps that lead there. */
export function CaseDrawer({ id, close }: { id: string; close: () => void }) {
  const t = useT(CONFORMANCE);
  const { locale } = useLocale();
  const { data, error, refetch } = useEndpoint(showConformanceCase, { id }, { keepPrevious: false });
  const one = data?.data;
  return (
    <DetailDrawer onClose={close} title={one ? one.title[locale] : CONFORMANCE.case} badge={one && <Verdict right={one.right} />}>
      <Loaded error={error} refetch={refetch} shape="detail" count={6}>
        {one && (
          <>
            <Facts
              items={[
                { label: CONFORMANCE.expected, value: figuresText(one.expected, locale), wide: true },
                { label: CONFORMANCE.got, value: one.got ? figuresText(one.got, locale) : (one.error ?? t('nothing')), wide: true },
                { label: CONFORMANCE.input, value: inputText(one.input, locale), wide: true },
                { label: CONFORMANCE.source, value: one.source.document[locale], wide: true },
                { label: CONFORMANCE.place, value: one.source.place[locale] },
                { label: CONFORMANCE.confidence, value: t(one.source.confidence) },
              ]}
            />
            {one.note && <p>{one.note[locale]}</p>}
            <DetailSection title={CONFORMANCE.steps}>
              <Steps steps={one.trace} />
            </DetailSection>
          </>
        )}
      </Loaded>
    </DetailDrawer>
  );
}
