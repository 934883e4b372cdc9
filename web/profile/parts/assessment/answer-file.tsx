import { Download, FileText, X } from 'lucide-react';
import type { SurveyField } from '#contract/profile/rules/survey.ts';
import type { AssessmentFile } from '#contract/profile/shapes/assessment.ts';
import { formatSize } from '#web/platform/formats.ts';
import { downloadAnswerFile, useDeleteAssessmentFile, useUploadAssessmentFile } from '#web/profile/client.ts';
import { assessmentCopy as words } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { UploadField } from '#web/ui/upload/upload-field.tsx';
import s from './assessment.module.css';

const tell = (error: unknown): void => {
  toast.problem(error);
};

/** An answer's uploaded file, which can be downloaded and, if allowed, removed. */
export const AnswerFileItem = ({ file, onRemove }: { file: AssessmentFile; onRemove?: (() => void) | undefined }) => (
  <p className={s.file}>
    <FileText aria-hidden="true" />
    <span>{file.fileName}</span>
    <small>{formatSize(file.sizeBytes)}</small>
    <Button
      kind="quiet"
      size="sm"
      icon
      aria-label={words.openFile({ name: file.fileName })}
      onClick={() => void downloadAnswerFile(file.fileId).catch(tell)}
    >
      <Download aria-hidden="true" />
    </Button>
    {onRemove && (
      <Button kind="quiet" size="sm" icon aria-label={words.remove({ name: file.fileName })} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    )}
  </p>
);

/** The answer to a question that asks for a file: the uploaded file, or an upload field, which saves a file at once. */
export const AnswerFile = ({ field, file }: { field: SurveyField; file: AssessmentFile | undefined }) => {
  const upload = useUploadAssessmentFile();
  const remove = useDeleteAssessmentFile();
  if (file)
    return (
      <div className={s.answer}>
        <span className={s.label}>{field.label}</span>
        <AnswerFileItem file={file} onRemove={() => remove.mutate(file.fileId, { onError: tell })} />
      </div>
    );
  return (
    <div className={s.answer}>
      <UploadField
        label={field.label}
        optional
        send={(chosen, { onProgress, signal }) =>
          upload.mutateAsync({ key: field.key, file: chosen, onProgress, signal })
        }
        onChange={() => undefined}
      />
    </div>
  );
};
