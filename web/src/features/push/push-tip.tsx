import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { useApp } from '../../api/use-app.ts';

/** A visit begins with what one came for. */
const waitMilliseconds = 3_000;

/**
 * The offer of push over a list that is gone to while it is known that this browser takes it: a list that stands
 * already is left where it is (C36). `frame` is what it stands in.
 */
export function PushTip({ list, frame }: { list: string | undefined; frame: (alert: ReactNode) => ReactNode }) {
  const PushAlert = useOffer();
  const [at, setAt] = useState({ list, isShown: false });
  if (at.list !== list) setAt({ list, isShown: PushAlert !== undefined });
  return list !== undefined && at.isShown && PushAlert ? frame(createElement(PushAlert)) : null;
}

/** The alert, once it is known that it may be shown. */
function useOffer(): ComponentType | undefined {
  const { call, texts } = useApp();
  const queryClient = useQueryClient();
  const [offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    let isLeft = false;
    const prepare = async () => {
      const [{ PushAlert, canOfferPush }] = await Promise.all([import('./push-alert.tsx'), texts.load(['push'])]);
      if ((await canOfferPush(queryClient, call)) && !isLeft) setOffer(() => PushAlert);
    };
    // Where it cannot be found out, nothing is offered.
    const timer = setTimeout(() => void prepare().catch(() => undefined), waitMilliseconds);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [call, queryClient, texts]);
  return offer;
}
