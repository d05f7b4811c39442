/** Where a host's page lets guests of other modules hang their parts. App provides the parts of all modules. */
import { createContext, createElement, lazy, Suspense, use, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import type { LaterPart, SlotPart } from './module.ts';
import { useCanDo, useMayDo } from './viewer.tsx';

type Parts = Readonly<Record<string, readonly SlotPart[]>>;

const SlotsContext = createContext<Parts>({});

export function SlotsProvider({ parts, children }: { parts: Parts; children: ReactNode }) {
  return <SlotsContext value={parts}>{children}</SlotsContext>;
}

const loaded = new Map<LaterPart, ComponentType>();

/** One lazy component per part, kept so that a re-render does not load it again. */
function componentOf(part: SlotPart): ComponentType {
  if (part.Part) return part.Part;
  let component = loaded.get(part);
  if (!component) {
    component = lazy(async () => ({ default: (await part.load()).Part }));
    loaded.set(part, component);
  }
  return component;
}

/** Loads the guests of a slot while their host still waits for its own data, so that they stand there with it. */
export function usePrerenderedSlot(name: string): void {
  const parts = use(SlotsContext)[name];
  useEffect(() => {
    for (const part of parts ?? []) {
      if (part.Part) continue;
      // What is drawn already keeps its component; what fails here is asked for again, and told, where it is drawn.
      part.load().then(
        ({ Part }) => loaded.has(part) || loaded.set(part, Part),
        () => undefined,
      );
    }
  }, [parts]);
}

/** Whether a slot has a guest that the viewer may see. */
export function useHasGuests(name: string): boolean {
  const parts = use(SlotsContext)[name] ?? [];
  const may = useMayDo();
  return parts.some(({ needs }) => !needs || may(needs));
}

function Guest({ part }: { part: SlotPart }) {
  const allowed = useCanDo({ page: '', ...part.needs });
  return part.needs && !allowed ? null : createElement(componentOf(part));
}

/** The guests of a slot, in order; nothing where there are none. */
export function Slot({ name, fallback = null }: { name: string; fallback?: ReactNode }) {
  const parts = use(SlotsContext)[name];
  const ordered = useMemo(() => [...(parts ?? [])].sort((a, b) => a.order - b.order), [parts]);
  return (
    <Suspense fallback={fallback}>
      {ordered.map((part) => (
        <Guest key={part.key} part={part} />
      ))}
    </Suspense>
  );
}
