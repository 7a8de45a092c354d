## narration
