import { lazy, type ComponentType } from 'react';

/** Lazy components, one for each part, kept so that a re-render does not load it again. */
export function keepFiles<Part extends WeakKey, Props = object>(fileOf: (part: Part) => () => Promise<ComponentType<Props>>) {
  const kept = new WeakMap<Part, ComponentType<Props>>();
  return {
    /** Asked for at once, all of them side by side. */
    componentOf(part: Part): ComponentType<Props> {
      let component = kept.get(part);
      if (!component) {
        const file = fileOf(part)();
        // A failure is told where the part is drawn.
        file.catch(() => undefined);
        component = lazy(async () => ({ default: await file }));
        kept.set(part, component);
      }
      return component;
    },
    forget: (part: Part) => void kept.delete(part),
  };
}
