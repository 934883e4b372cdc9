import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import {
  createTestimonialEndpoint,
  deleteTestimonialEndpoint,
  downloadTestimonialLogoEndpoint,
  listTestimonialsForReviewEndpoint,
  listTestimonialsEndpoint,
  publishTestimonialEndpoint,
  readTestimonialFormEndpoint,
  requestTestimonialEndpoint,
  reviewTestimonialEndpoint,
  submitTestimonialEndpoint,
  uploadTestimonialImageEndpoint,
} from '#contract/testimonials/endpoints.ts';
import type {
  createTestimonial,
  listTestimonialsForReview,
  reviewTestimonial,
  submitTestimonial,
} from '#contract/testimonials/operations.ts';
import type { ReviewStatus } from '#contract/testimonials/states.ts';
import { callApi, downloadFromApi, uploadToApi } from '#web/platform/client.ts';
import { useWrite } from '#web/platform/live/use-write.ts';
import { setUploadLimit } from '#web/platform/api/upload-limit.ts';

export type TestimonialReview = OutputOf<typeof listTestimonialsForReview>['records'][number];
export type TestimonialClient = SentInputOf<typeof createTestimonial>;

export const testimonialsPageSize = 10;

/** Loads the agency's testimonials: the approved ones, or the pending ones. */
export const testimonialsQuery = (pending: boolean, page = 0) =>
  queryOptions({
    queryKey: ['testimonials', 'list', { pending, page }],
    queryFn: ({ signal }) =>
      callApi(listTestimonialsEndpoint, { pending, pageCurrent: page, pageSize: testimonialsPageSize }, { signal }),
    placeholderData: keepPreviousData,
  });

const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    const fail = () => reject(new Error('The image could not be read.'));
    reader.onload = () => (typeof reader.result === 'string' ? resolve(reader.result) : fail());
    reader.onerror = fail;
    reader.readAsDataURL(blob);
  });

/** Loads a logo as an object URL. A logo never changes, so it is fetched only once. */
export const logoQuery = (logoId: string) =>
  queryOptions({
    queryKey: ['testimonial-logo', logoId],
    queryFn: async ({ signal }) =>
      asDataUrl((await downloadFromApi(downloadTestimonialLogoEndpoint, { logoId }, { signal })).blob),
    staleTime: 'static',
  });

const useChange = <Given, Answer>(send: (given: Given) => Promise<Answer>) =>
  useWrite(send, ['testimonial'], { awaitsRefetch: true });

export const useRequestTestimonials = () =>
  useChange((testimonials: readonly TestimonialClient[]) =>
    callApi(requestTestimonialEndpoint, { testimonials: [...testimonials] }),
  );

export const useCreateTestimonialLink = () =>
  useChange((person: TestimonialClient) => callApi(createTestimonialEndpoint, person));

export const usePublishTestimonial = () =>
  useChange((given: { testimonialId: string; isPublish: boolean }) => callApi(publishTestimonialEndpoint, given));

export const useDeleteTestimonial = () =>
  useChange((testimonialId: string) => callApi(deleteTestimonialEndpoint, { testimonialId }));

export type ReviewFilters = { status?: ReviewStatus | undefined; page?: number | undefined };

/** Loads the testimonials of all agencies by review status, for the provider's staff. */
export const reviewsQuery = ({ status = 'submitted', page = 0 }: ReviewFilters) =>
  queryOptions({
    queryKey: ['testimonials', 'review', { status, page }],
    queryFn: ({ signal }) =>
      callApi(
        listTestimonialsForReviewEndpoint,
        { status, pageCurrent: page, pageSize: testimonialsPageSize },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export const useReviewTestimonial = () =>
  useChange((given: SentInputOf<typeof reviewTestimonial>) => callApi(reviewTestimonialEndpoint, given));

const isPublic = true;

/** Loads the content of the testimonial form that a link opens. It is loaded only once. */
export const testimonialFormQuery = (token: string) =>
  queryOptions({
    queryKey: ['testimonial-form', token],
    queryFn: async ({ signal }) => {
      const form = await callApi(readTestimonialFormEndpoint, { token }, { signal, isPublic });
      setUploadLimit(form.uploadLimitBytes);
      return form;
    },
    staleTime: 'static',
  });

type Written = Omit<SentInputOf<typeof submitTestimonial>, 'logoPath'> & { logo: File };

const uploadLogo = async (token: string, logo: File): Promise<string> => {
  const { uploadFile } = await uploadToApi(
    uploadTestimonialImageEndpoint,
    { token, containername: 'testimonial', filename: logo.name, type: logo.type },
    logo,
    { isPublic },
  );
  return uploadFile;
};

/** Uploads the logo and then sends the text. If the logo has already been uploaded, it isn't sent again. */
export const useSubmitTestimonial = () => {
  const arrived = useRef<{ logo: File; path: string } | null>(null);
  return useMutation({
    mutationFn: async ({ logo, ...written }: Written) => {
      if (arrived.current?.logo !== logo) arrived.current = { logo, path: await uploadLogo(written.token, logo) };
      return callApi(submitTestimonialEndpoint, { ...written, logoPath: arrived.current.path }, { isPublic });
    },
  });
};
