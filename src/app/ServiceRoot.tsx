import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, useState, type ReactNode } from 'react';
import { useBrand } from '../platform/brand/BrandContext.tsx';
import { FaultBoundary } from '../platform/chunks/FaultBoundary.tsx';
import { loadChunk } from '../platform/chunks/loadChunk.ts';
import { useGate } from '../platform/gates/gates.tsx';
import { useHttp } from '../platform/http/HttpContext.tsx';
import type { ChatTrouble } from '../platform/service/chatTrouble.ts';
import { ServiceChatProvider } from '../platform/service/serviceChat.ts';
import { DialogWait } from '../ui/DialogWait/DialogWait.tsx';

const loadFindChat = loadChunk(() => import('../features/service/findChat.ts'));
const loadFault = loadChunk(() => import('../features/service/ServiceFault.tsx'));
const ServiceFault = lazy(async () => ({ default: (await loadFault()).ServiceFault }));

const WINDOW = 'popup,width=440,height=500';

/** Opens an empty window, which a browser allows only at the press itself; null where it does not. */
function openWindow(title: string): Window | null {
  const opened = window.open('', '_blank', WINDOW);
  if (!opened || opened.closed) return null;
  // What will show there has no business with this page.
  opened.opener = null;
  opened.document.title = title;
  const { backgroundColor } = getComputedStyle(document.body);
  opened.document.documentElement.style.background = backgroundColor;
  return opened;
}

/** Hands down what opens the chat with customer service, and says what to do where it does not open. */
export function ServiceRoot({ children }: { children: ReactNode }) {
  const isOffered = useGate('customerService');
  const brand = useBrand();
  const http = useHttp();
  const queryClient = useQueryClient();
  const last = useRef<Window | null>(null);
  const [trouble, setTrouble] = useState<ChatTrouble | null>(null);

  const open = useCallback(async () => {
    setTrouble(null);
    if (last.current && !last.current.closed) return last.current.focus();
    const opened = (last.current = openWindow(brand.name));
    const refuse = (why: ChatTrouble) => {
      opened?.close();
      setTrouble(why);
    };
    try {
      const { findChat } = await loadFindChat();
      const chat = await findChat({ http, queryClient, brand });
      if (typeof chat === 'string') refuse({ kind: chat });
      else if (!opened) refuse({ kind: 'blocked', address: chat.address });
      else if (!opened.closed) opened.location.replace(chat.address);
    } catch (problem) {
      refuse({ kind: 'failed', problem });
    }
  }, [brand, http, queryClient]);

  const leave = () => setTrouble(null);
  return (
    <ServiceChatProvider value={isOffered ? open : null}>
      {children}
      {trouble && (
        <FaultBoundary fallback={({ retry }) => <DialogWait onRetry={retry} onClose={leave} />}>
          <Suspense fallback={<DialogWait />}>
            <ServiceFault trouble={trouble} onRetry={() => void open()} onClose={leave} />
          </Suspense>
        </FaultBoundary>
      )}
    </ServiceChatProvider>
  );
}
