/** A pointer may shake this far before it drags, in pixels. */
const SHAKE = 8;

/**
 * Follows a pointer that went down on a piece until it lets go; small shakes are no drag. With `hold`, in
 * milliseconds, a finger must first rest that long: a faster one scrolls. Returns a function that ends it, as if the
 * browser had taken the pointer.
 */
export function dragFrom(
  down: PointerEvent,
  hear: {
    /** A finger has rested long enough to drag; it may still lift as a tap. */
    lift?(): void;
    move(x: number, y: number): void;
    /** Let go; the drag may have ended nowhere, or never begun. */
    end(dropped: { x: number; y: number } | null): void;
  },
  hold = 0,
): () => void {
  if (down.button !== 0) return () => {};
  let [lifted, dragging] = [false, false];
  const waits = hold > 0 && down.pointerType === 'touch';
  const timer = waits
    ? setTimeout(() => {
        lifted = true;
        hear.lift?.();
      }, hold)
    : undefined;
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (dropped: { x: number; y: number } | null) => {
    if (signal.aborted) return;
    clearTimeout(timer);
    controller.abort();
    hear.end(dropped);
  };
  const end = (event: PointerEvent) =>
    stop(dragging && event.type === 'pointerup' ? { x: event.clientX, y: event.clientY } : null);
  const move = (event: PointerEvent) => {
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SHAKE;
    if (far && waits && !lifted) return stop(null);
    dragging ||= far;
    if (dragging) hear.move(event.clientX, event.clientY);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
  return () => stop(null);
}

/** The drop position in a row of an item with this middle; `centres` has those of all items, in order. */
export function placeAmong(centres: readonly number[], from: number, at: number): number {
  const passed = (centre: number, index: number) =>
    index < from ? at < centre : index > from && at > centre;
  const count = centres.filter(passed).length;
  return at < centres[from]! ? from - count : from + count;
}
